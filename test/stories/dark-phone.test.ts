import { examineStories, storyConditions } from "./examine";

examineStories(storyConditions.darkPhone);
