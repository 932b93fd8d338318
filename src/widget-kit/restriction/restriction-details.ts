import { cardStyles } from "../../ui";
import css from "./restriction.css?inline";

export { Restriction, RestrictionEnd, RestrictionLinks, RestrictionReason } from "./Restriction";

export const styles = [cardStyles, css];
