import css from "./restricted.css?inline";

export { RestrictedPanel, type RestrictedPanelProps } from "./RestrictedPanel";

/** A widget that shows a `RestrictedPanel` adds this to `uiStyles` and `cardStyles`. */
export const restrictedStyles: string = css;
