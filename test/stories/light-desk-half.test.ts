import { examineStories, storyConditions } from "./examine";

// Each story in one of two looks. `npm run test:slow` has all stories in both.
examineStories(storyConditions.lightDesk, (index) => index % 2 === 0);
