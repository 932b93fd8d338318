import dialog from "./dialog.css?inline";

export { checkEvery, keepAdopted } from "./adopted-sheet";
export {
  Dialog,
  DialogHead,
  type DialogHeadProps,
  type DialogProps,
  useDialogKeys,
  useModal,
} from "./Dialog";
export { lockScroll, type Unlock } from "./scroll-lock";

/** Styles that a widget with a dialog adds to `uiStyles`. */
export const dialogStyles: string = dialog;
