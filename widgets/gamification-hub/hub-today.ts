import css from "./today.css?inline";

/* The overview as a separate chunk, because visitors and restricted players do not need it. */
export { Today } from "./Today";

export const styles = [css];
