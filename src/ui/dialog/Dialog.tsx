import { type ReactNode, type RefObject, useContext, useLayoutEffect, useRef } from "react";
import { Button } from "../button/Button";
import { cycleTab, focusContent, focusOrigin } from "./focus";
import { Icon } from "../icon/Icon";
import { lockScroll } from "./scroll-lock";
import { SimulationContext } from "../simulation";

export interface DialogProps {
  /** Nothing is rendered while false. */
  readonly open: boolean;
  /** Asked by the close button and by Esc; the caller then sets `open` to false. */
  onClose(): void;
  /** Heading of the dialog, and its name. */
  readonly title: ReactNode;
  /** Name of the close button. */
  readonly closeLabel: string;
  /** `sheet` stands at the lower edge of the screen. */
  readonly place?: "centre" | "sheet";
  /** Called when it is on the screen, to choose the focus; by default the heading has it. */
  onShown?(dialog: HTMLDialogElement): void;
  /** Gets the focus back; by default what had it when the dialog opened, or was clicked then; the page's heading where nothing was. */
  readonly returnFocus?: RefObject<HTMLElement | null> | undefined;
  /** Id of a text that describes the dialog. */
  readonly describedBy?: string | undefined;
  /** False for a dialog that must be answered: no close button, no Esc. */
  readonly closable?: boolean;
  /** Name for `::part(…)`. */
  readonly part?: string;
  readonly children: ReactNode;
}

/** A modal window over a page that stands still and is inert. It opens in the top layer, whatever lies around it. */
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
        // A file chooser or another dialog inside sends the same event.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (closable) onClose();
      }}
    >
      <div className="vetrina-dialog-head">
        {closable && (
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
      {children}
      {useContext(SimulationContext)}
    </dialog>
  );
}

/** Shows the dialog with its first commit; puts the page and the focus back before it leaves the document. */
function useModal(
  dialogRef: RefObject<HTMLDialogElement | null>,
  returnFocus: RefObject<HTMLElement | null> | undefined,
  onShown: (dialog: HTMLDialogElement) => void,
): void {
  const shown = useRef(onShown);
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    const opener = focusOrigin();
    const unlock = lockScroll();
    dialog.showModal();
    shown.current(dialog);
    return () => {
      dialog.close();
      unlock();
      giveBack(returnFocus, opener);
    };
  }, [dialogRef, returnFocus]);
}

/** A listener of the browser's own, because React hears nothing of what an author has slotted. */
function useDialogKeys(
  dialogRef: RefObject<HTMLDialogElement | null>,
  onClose: (() => void) | undefined,
): void {
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    const onKeyDown = (event: KeyboardEvent) => {
      cycleTab(event, dialog);
      // Some browsers close at the second Esc without asking.
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

/** Without scrolling: the page has just been put back to the pixel. */
function giveBack(returnFocus: RefObject<HTMLElement | null> | undefined, opener: Element | null): void {
  const target = returnFocus?.current ?? opener;
  if (target === null || target === document.body) focusContent();
  else if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
