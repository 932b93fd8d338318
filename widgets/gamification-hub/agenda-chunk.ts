import css from "./agenda.css?inline";

export { Agenda } from "./Agenda";

export const styles = [css];
