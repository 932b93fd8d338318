import { useLayoutEffect } from "react";
import { repairDialog, submitValue } from "./light-dialog";
import { keepRepaired } from "./repair";

/**
 * Keeps a dialog usable that is in the page's own tree. If a script of the page closes or removes it, the login is
 * dismissed: otherwise the page would stay locked behind an invisible dialog.
 */
export function useDialogOfPage(host: HTMLElement, dialog: HTMLDialogElement, onClose: () => void): void {
  useLayoutEffect(() => {
    const repair = () => {
      if (dialog.parentElement !== host) return onClose();
      repairDialog(dialog);
      if (dialog.open) return;
      if (dialog.returnValue !== submitValue) return onClose();
      // The browser has closed it: a script of the page kept the submit event from our handler.
      dialog.returnValue = "";
      dialog.showModal();
    };
    const onCancel = (event: Event) => {
      // A file chooser or another dialog inside dispatches the same event.
      if (event.target !== dialog) return;
      event.preventDefault();
      onClose();
    };
    const stop = keepRepaired(repair, (observer) => {
      observer.observe(dialog, { attributes: true });
      observer.observe(host, { childList: true });
    });
    dialog.addEventListener("cancel", onCancel);
    return () => {
      stop();
      dialog.removeEventListener("cancel", onCancel);
    };
  }, [host, dialog, onClose]);
}
