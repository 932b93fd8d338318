import { type ReactNode, useCallback, useContext, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useHost } from "../../src/element/host";
import { AuthorSlot } from "../../src/widget-kit";
import { uiStyles } from "../../src/ui";
import { DialogHead, dialogStyles, useDialogKeys, useModal } from "../../src/ui/dialog";
import { SimulationContext } from "../../src/ui/simulation";
import { createLightDialog } from "./light-dialog";
import { LightDomPortal } from "./LightDomPortal";
import loginPanelCss from "./login-panel.css?inline";
import { useDialogOfPage } from "./useDialogOfPage";
import { useFocusOnClick } from "./useFocusOnClick";
import { useOutsideChallenge } from "./useOutsideChallenge";
import { useOwnParts } from "./useOwnParts";
import { useSlottedInside } from "./useSlottedInside";

const panelStyles = [...uiStyles, dialogStyles, loginPanelCss];

export interface LoginDialogProps {
  readonly title: string;
  readonly closeLabel: string;
  /** The reason why the dialog is open. It also describes the dialog. */
  readonly reason: string;
  /** Distinguishes reasons for styles. */
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
 * A modal dialog in the same tree as its form: password managers put their menus into the `dialog` around a field. Its
 * look is in the shadow root of a child, which the page's rules do not affect (architecture section 9.10).
 */
export function LoginDialog(props: LoginDialogProps) {
  const { title, closeLabel, reason, reasonName, challenge, onClose, onShown, legalMissing, children } =
    props;
  const { element } = useHost();
  const [{ dialog, panel, box }] = useState(() => createLightDialog(panelStyles));
  const dialogRef = useRef<HTMLDialogElement>(dialog);
  const titleRef = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    // Attributes with text, because ids do not refer to elements in the shadow root of the panel.
    dialog.setAttribute("aria-label", title);
    dialog.setAttribute("aria-description", reason);
  }, [dialog, title, reason]);
  const setFocus = useCallback(() => {
    if (!onShown(dialog)) titleRef.current?.focus();
  }, [dialog, onShown]);
  // Before the author's notices and the page can change anything.
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
  // Cleaned up last, when the dialog is closed.
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
        {/* For elements that a password manager adds to the panel. */}
        <slot />
        {simulation}
      </div>
    </>,
    box,
  );
}
