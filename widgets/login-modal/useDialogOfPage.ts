import { useLayoutEffect } from "react";
import { isRendered } from "../../src/platform/visibility/rendered";
import { checkEvery } from "../../src/ui/dialog";
import { submitValue } from "./light-dialog";

export interface DialogOfPage {
  readonly host: HTMLElement;
  readonly dialog: HTMLDialogElement;
  /** False while the dialog must not be modal, because a challenge is visible outside it. */
  readonly isModal: boolean;
  onClose(): void;
  /** Focuses the dialog's first field. */
  onShown(): void;
}

/**
 * Keeps a dialog in the page's own tree usable. If a script of the page closes, removes or hides the dialog,
 * the login is dismissed, because an invisible dialog would lock the page. If a script moves the dialog, its
 * modal state ends without an event, and the dialog is shown again.
 */
export function useDialogOfPage({ host, dialog, isModal, onClose, onShown }: DialogOfPage): void {
  useLayoutEffect(() => {
    let focused: EventTarget | undefined;
    // Simulated browsers do not support modal dialogs, so a dialog that never was modal is not checked.
    const mustBeModal = isModal && dialog.matches(":modal");
    const showAgain = () => {
      const target = focused;
      dialog.close();
      dialog.showModal();
      onShown();
      (target as HTMLElement | undefined)?.focus({ preventScroll: true });
    };
    const check = () => {
      const isClosed = !dialog.open && dialog.returnValue !== submitValue;
      if (dialog.parentElement !== host || isClosed || (dialog.open && !isRendered(dialog))) return onClose();
      if (!dialog.open) {
        // The browser has closed the dialog, because a script of the page kept the submit event from our
        // handler.
        dialog.returnValue = "";
        dialog.showModal();
      } else if (mustBeModal && !dialog.matches(":modal")) {
        showAgain();
      }
    };
    const onCancel = (event: Event) => {
      // Ignores the `cancel` event of a file input or of another dialog inside this dialog.
      if (event.target !== dialog) return;
      event.preventDefault();
      onClose();
    };
    const onFocus = (event: Event) => {
      focused = event.composedPath()[0];
    };
    const observer = new MutationObserver(check);
    observer.observe(dialog, { attributes: true });
    observer.observe(host, { childList: true });
    const timer = setInterval(check, checkEvery);
    dialog.addEventListener("cancel", onCancel);
    dialog.addEventListener("focusin", onFocus);
    return () => {
      observer.disconnect();
      clearInterval(timer);
      dialog.removeEventListener("cancel", onCancel);
      dialog.removeEventListener("focusin", onFocus);
    };
  }, [host, dialog, isModal, onClose, onShown]);
}
