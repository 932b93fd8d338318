import { examineStories, storyConditions } from "./examine";

// Two fifths of the stories, each in one of two looks. `npm run test:slow` has all stories in both.
examineStories(storyConditions.lightDesk, (index) => index % 5 === 0);
