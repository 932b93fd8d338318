import { useLayoutEffect } from "react";
import { tabStopsIn } from "../../src/ui/focus";
import { pageDocument } from "../../src/utils/page-document";
import { makeRestInert } from "./outside-challenge";

/**
 * The dialog is not modal while a challenge is visible in the page, because a modal dialog would cover the
 * challenge and make it inert. The focus moves to the challenge, and afterwards back to the form.
 */
export function useOutsideChallenge(dialog: HTMLDialogElement, challenge: Element | undefined): void {
  useLayoutEffect(() => {
    if (!challenge) return;
    const { activeElement } = pageDocument;
    dialog.close();
    dialog.show();
    const release = makeRestInert(dialog, challenge);
    const target = challenge.contains(activeElement) ? activeElement : tabStopsIn([challenge])[0];
    (target as HTMLElement | null | undefined)?.focus();
    return () => {
      release();
      if (!dialog.isConnected || !dialog.open) return;
      dialog.close();
      dialog.showModal();
      dialog.querySelector<HTMLElement>('button[type="submit"]')?.focus();
    };
  }, [dialog, challenge]);
}
