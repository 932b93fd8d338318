import { cardStyles } from "../../ui";
import css from "./restriction.css?inline";

export { Restriction, RestrictionDetails } from "./Restriction";

export const styles = [cardStyles, css];
