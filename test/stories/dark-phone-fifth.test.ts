import { examineStories, storyConditions } from "./examine";
import { partOf } from "./parts";

// `npm run test:slow` opens all stories in this look.
examineStories(storyConditions.darkPhone, (entry) => partOf(entry) === 1);
