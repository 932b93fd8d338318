import css from "./agenda.css?inline";

/* The agenda as a separate chunk, because most visits do not open it. */
export { Agenda } from "./Agenda";

export const styles = [css];
