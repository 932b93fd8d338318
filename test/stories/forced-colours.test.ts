import { examineStories } from "./examine";

/**
 * A page cannot turn on forced colours, so Storybook's toolbar has no button for them. The test sets them in the
 * browser.
 */
examineStories({ name: "in forced colours", theme: "light", visitor: { forcedColors: "active" } });
