import { cardStyles } from "../../ui";
import css from "./restriction.css?inline";

export { Restriction } from "./Restriction";

export const styles = [cardStyles, css];
