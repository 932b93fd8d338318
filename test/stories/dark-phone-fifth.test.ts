import { examineStories, storyConditions } from "./examine";
import { partOf } from "./parts";

// `npm run test:slow` opens all stories in the dark theme on a phone.
examineStories(storyConditions.darkPhone, (entry) => partOf(entry) === 1);
