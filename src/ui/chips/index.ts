import chips from "./chips.css?inline";

export { type ChipOption, Chips, type ChipsProps } from "./Chips";

/** A widget with chips adds this to `uiStyles`. */
export const chipsStyles: string = chips;
