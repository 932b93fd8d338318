import dialog from "./dialog.css?inline";

export { Dialog, type DialogProps } from "./Dialog";
export { cycleTab } from "./focus";
export { lockScroll, type Unlock } from "./scroll-lock";

/** Goes beside `uiStyles` into a widget that opens a dialog. */
export const dialogStyles: string = dialog;
