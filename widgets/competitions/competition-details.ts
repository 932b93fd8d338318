import css from "./competition-details.css?inline";

/** The entry of a separate chunk: only players who open the details of a competition load it. */
export { Rounds } from "./Rounds";
export { Rules } from "./Rules";
export const styles: readonly string[] = [css];
