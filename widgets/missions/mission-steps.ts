import css from "./steps.css?inline";

/**
 * The entry point of a separate chunk: only players need it, because visitors may not read how the steps depend on each
 * other.
 */
export { withSteps } from "../../src/gamification/missions/with-steps";
export { StepList } from "./StepList";
export const styles: readonly string[] = [css];
