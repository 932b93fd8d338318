import css from "./agenda.css?inline";

/* The agenda, as a chunk of its own: most visits do not open it. */
export { Agenda } from "./Agenda";

export const styles = [css];
