import { examineStories, storyConditions } from "./examine";
import { partOf } from "./parts";

// `npm run test:slow` opens all stories in the light theme on a desktop.
examineStories(storyConditions.lightDesk, (entry) => partOf(entry) === 0);
