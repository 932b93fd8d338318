import { boot } from "./bootstrap";
import type { Handover } from "./runtime";
import { startRuntime } from "./start";

/** Starts the library with all widgets. */
export const start = (handover: Handover): void => startRuntime(boot(handover), handover);
