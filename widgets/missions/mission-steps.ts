import css from "./steps.css?inline";

/**
 * The entry point of a separate chunk. Only players need it, because the platform does not let visitors read
 * the dependencies between steps.
 */
export { withSteps } from "../../src/gamification/missions/with-steps";
export { StepList } from "./StepList";
export const styles: readonly string[] = [css];
