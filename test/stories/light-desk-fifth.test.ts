import { examineStories, storyConditions } from "./examine";
import { partOf } from "./parts";

// `npm run test:slow` opens all stories in this look.
examineStories(storyConditions.lightDesk, (entry) => partOf(entry) === 0);
