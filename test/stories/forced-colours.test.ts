import { examineStories } from "./examine";

/** A page cannot ask for forced colours by itself, so the toolbar has no such button: the browser is told here. */
examineStories({ name: "in forced colours", theme: "light", visitor: { forcedColors: "active" } });
