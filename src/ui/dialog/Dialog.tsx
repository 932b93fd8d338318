import { type ReactNode, type RefObject, useContext, useLayoutEffect, useRef } from "react";
import { Button } from "../button/Button";
import { SimulationContext } from "../contexts";
import { cycleTab, focusOrigin, restoreFocus } from "../focus";
import { Icon } from "../icon/Icon";
import { lockScroll } from "./scroll-lock";

export interface DialogProps {
  /** While false, nothing is rendered. */
  readonly open: boolean;
  /** Called by the close button and by Esc. The caller must then set `open` to false. */
  onClose(): void;
  /** Heading and accessible name of the dialog. */
  readonly title: ReactNode;
  /** Accessible name of the close button. */
  readonly closeLabel: string;
  /**
   * `centre`: in the middle. `sheet`: at the lower edge of the screen. `details`: like `sheet`, but in wide
   * viewports a panel at the right edge.
   * @default "centre"
   */
  readonly place?: "centre" | "sheet" | "details";
  /** Called when the dialog has opened, to set the focus. Without it, the heading receives the focus. */
  onShown?(dialog: HTMLDialogElement): void;
  /**
   * Receives the focus after the dialog closes. By default this is the element that had the focus or was
   * clicked when the dialog opened, or, if missing, the page's heading.
   */
  readonly returnFocus?: RefObject<HTMLElement | null> | undefined;
  /** Id of a text that describes the dialog. */
  readonly describedBy?: string | undefined;
  /** False removes the close button and disables Esc. @default true */
  readonly closable?: boolean;
  /** Part name for `::part(…)`. @default "overlay" */
  readonly part?: string;
  readonly children: ReactNode;
}

/** A modal dialog in the top layer. The page behind it is inert and does not scroll. */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  onClose,
  title,
  closeLabel,
  place = "centre",
  onShown,
  returnFocus,
  describedBy,
  closable = true,
  part = "overlay",
  children,
}: Omit<DialogProps, "open">) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  useModal(dialogRef, returnFocus, (dialog) => {
    if (onShown) onShown(dialog);
    else titleRef.current?.focus();
  });
  useDialogKeys(dialogRef, closable ? onClose : undefined);
  return (
    <dialog
      ref={dialogRef}
      className="vetrina-dialog"
      data-place={place}
      part={part}
      aria-labelledby="vetrina-dialog-title"
      aria-describedby={describedBy}
      onCancel={(event) => {
        // A file chooser or another dialog inside this dialog dispatches a `cancel` event too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (closable) onClose();
      }}
    >
      <DialogHead
        title={title}
        titleRef={titleRef}
        closeLabel={closeLabel}
        onClose={closable ? onClose : undefined}
      />
      {children}
      {useContext(SimulationContext)}
    </dialog>
  );
}

export interface DialogHeadProps extends Pick<DialogProps, "title" | "closeLabel"> {
  readonly titleRef?: RefObject<HTMLHeadingElement | null>;
  /** Closes the dialog; undefined for a dialog without a close button. */
  readonly onClose: (() => void) | undefined;
}

/** The heading and the close button of a dialog. */
export function DialogHead({ title, titleRef, closeLabel, onClose }: DialogHeadProps) {
  return (
    <div className="vetrina-dialog-head">
      {onClose && (
        <Button look="icon" part="close" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </Button>
      )}
      <h2
        id="vetrina-dialog-title"
        className="vetrina-dialog-title"
        part="title"
        tabIndex={-1}
        ref={titleRef}
      >
        {title}
      </h2>
    </div>
  );
}

/** Opens the dialog in its first commit. Restores scrolling and focus before the dialog is removed. */
export function useModal(
  dialogRef: RefObject<HTMLDialogElement | null>,
  returnFocus: RefObject<HTMLElement | null> | undefined,
  onShown: (dialog: HTMLDialogElement) => void,
): void {
  const onShownRef = useRef(onShown);
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    const opener = focusOrigin();
    const unlock = lockScroll();
    const focusTarget = () => returnFocus?.current ?? opener;
    const simulated: Partial<HTMLDialogElement> = dialog;
    // Test tools that simulate browsers have no modal dialogs.
    if (simulated.showModal) dialog.showModal();
    else dialog.open = true;
    onShownRef.current(dialog);
    return () => {
      if (simulated.close) dialog.close();
      unlock();
      restoreFocus(focusTarget());
    };
  }, [dialogRef, returnFocus]);
}

/**
 * Keeps Tab inside the dialog, and calls `onClose` on Esc. The listener is native, because React receives no
 * events from slotted elements.
 */
export function useDialogKeys(
  dialogRef: RefObject<HTMLDialogElement | null>,
  onClose: (() => void) | undefined,
): void {
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    const onKeyDown = (event: KeyboardEvent) => {
      cycleTab(event, dialog);
      // Some browsers close the dialog at the second Esc without a `cancel` event.
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      onClose?.();
    };
    dialog.addEventListener("keydown", onKeyDown);
    return () => {
      dialog.removeEventListener("keydown", onKeyDown);
    };
  }, [dialogRef, onClose]);
}
