import { examineStories, storyConditions } from "./examine";

// Two fifths of the stories, each in one of two looks. `npm run test:slow` has all stories in both.
examineStories(storyConditions.darkPhone, (index) => index % 5 === 1);
