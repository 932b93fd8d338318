import mapCss from "./map.css?inline";
import css from "./steps.css?inline";

/** The entry of a separate chunk: what only players need, who may read how the steps depend on each other. */
export { withSteps } from "../../src/gamification/missions/with-steps";
export { MapPlace } from "./MapPlace";
export { StepList } from "./StepList";
export const styles: readonly string[] = [css, mapCss];
