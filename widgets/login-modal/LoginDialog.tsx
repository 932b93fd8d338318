import { type ReactNode, useCallback, useContext, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useHost } from "../../src/element/host";
import { uiStyles } from "../../src/ui";
import { SimulationContext } from "../../src/ui/contexts";
import { DialogHead, dialogStyles, useDialogKeys, useModal } from "../../src/ui/dialog";
import { pageDocument } from "../../src/utils/page-document";
import { AuthorSlot } from "../../src/widget-kit";
import { createLightDialog } from "./light-dialog";
import { LightDomPortal } from "./LightDomPortal";
import loginPanelCss from "./login-panel.css?inline";
import { recordParts, repairParts } from "./own-parts";
import { keepRepaired } from "./repair";
import { useDialogOfPage } from "./useDialogOfPage";
import { useOutsideChallenge } from "./useOutsideChallenge";

const panelStyles = [...uiStyles, dialogStyles, loginPanelCss];

export interface LoginDialogProps {
  readonly title: string;
  readonly closeLabel: string;
  /** The reason why the dialog is open. It also describes the dialog. */
  readonly reason: string;
  /** Name of the reason, so that styles can distinguish reasons. */
  readonly reasonName: string;
  /** A bot check's challenge that is visible in the page, outside the dialog. */
  readonly challenge: Element | undefined;
  onClose(): void;
  /** Called when the dialog has opened, to set the focus. If it returns false, the heading receives the focus. */
  onShown(dialog: HTMLDialogElement): boolean;
  /** Shown on localhost if the author has written no legal notices. */
  readonly legalMissing: ReactNode;
  /** The form. */
  readonly children: ReactNode;
}

/**
 * A modal dialog in the same tree as its form, because password managers put their menus into the `dialog`
 * around a field. Its look is in the shadow root of a child, which the page's rules do not affect
 * (architecture section 9.10).
 */
export function LoginDialog(props: LoginDialogProps) {
  const { title, closeLabel, reason, reasonName, challenge, onClose, onShown, legalMissing, children } =
    props;
  const { element } = useHost();
  const [{ dialog, panel, box }] = useState(() => createLightDialog(panelStyles));
  const dialogRef = useRef<HTMLDialogElement>(dialog);
  const titleRef = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    // Sets attributes with text, because ids cannot refer to elements in the shadow root of the panel.
    dialog.setAttribute("aria-label", title);
    dialog.setAttribute("aria-description", reason);
  }, [dialog, title, reason]);
  const setFocus = useCallback(() => {
    if (!onShown(dialog)) titleRef.current?.focus();
  }, [dialog, onShown]);
  // Runs before the author's notices or the page can change anything.
  useOwnParts(dialog);
  useSlottedInside(element, panel, "help");
  useSlottedInside(element, panel, "legal");
  useLayoutEffect(() => {
    element.append(dialog);
  }, [element, dialog]);
  useModal(dialogRef, undefined, setFocus);
  useDialogKeys(dialogRef, onClose);
  useDialogOfPage({ host: element, dialog, isModal: !challenge, onClose, onShown: setFocus });
  useFocusOnClick(dialog);
  useOutsideChallenge(dialog, challenge);
  // The cleanup of this effect runs last, when the dialog is closed.
  useLayoutEffect(
    () => () => {
      dialog.remove();
    },
    [dialog],
  );
  const simulation = useContext(SimulationContext);
  return createPortal(
    <>
      <div className="scrim" />
      <div className="vetrina-dialog" part="dialog">
        <DialogHead title={title} titleRef={titleRef} closeLabel={closeLabel} onClose={onClose} />
        <p part="text" className="reason" data-reason={reasonName} role="status">
          {reason}
        </p>
        <slot name="form" />
        <LightDomPortal parent={panel} slot="form" className="vetrina-login">
          {children}
        </LightDomPortal>
        <slot name="help" />
        <div className="legal">
          <AuthorSlot host={element} holder={panel} name="legal">
            {legalMissing}
          </AuthorSlot>
        </div>
        {/* A slot for elements that a password manager adds to the panel. */}
        <slot />
        {simulation}
      </div>
    </>,
    box,
  );
}

/**
 * Focuses a clicked field. The browser has already done this, unless a script of the page cancels `mousedown` outside
 * its own dialog to keep the focus there.
 */
function useFocusOnClick(dialog: HTMLElement): void {
  useLayoutEffect(() => {
    const onClick = ({ target }: Event) => {
      const field = (target as Element).closest<HTMLElement>("input");
      if (field && field !== pageDocument.activeElement) field.focus({ preventScroll: true });
    };
    dialog.addEventListener("click", onClick, true);
    return () => {
      dialog.removeEventListener("click", onClick, true);
    };
  }, [dialog]);
}

/**
 * Protects the dialog's light-DOM elements from scripts of the page. React does not detect their changes,
 * because its properties stay the same. Without protection, changes at the submit event would remain after a
 * refused login.
 */
function useOwnParts(dialog: HTMLElement): void {
  useLayoutEffect(() => {
    const parts = recordParts(dialog);
    return keepRepaired(
      (records) => {
        repairParts(parts, records);
      },
      (observer) => {
        observer.observe(dialog, { attributes: true, childList: true, subtree: true });
      },
    );
  }, [dialog]);
}

/**
 * Moves the author's children of a slot into another element, while the component is mounted. A slot shows only children
 * of its own host, and the dialog is not in the host's shadow root.
 */
function useSlottedInside(host: HTMLElement, target: HTMLElement, slot: string): void {
  useLayoutEffect(() => {
    const childrenOf = (parent: HTMLElement) => parent.querySelectorAll(`:scope > [slot="${slot}"]`);
    const move = () => {
      target.append(...childrenOf(host));
    };
    move();
    // Also moves children that the page adds while the dialog is open.
    const observer = new MutationObserver(move);
    observer.observe(host, { childList: true });
    return () => {
      observer.disconnect();
      host.append(...childrenOf(target));
    };
  }, [host, target, slot]);
}
