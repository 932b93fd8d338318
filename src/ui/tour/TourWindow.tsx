import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Sanitise } from "../../platform/html";
import { pageDocument } from "../../utils/page-document";
import { deepActiveElement, moveTab } from "../dialog";
import { followTarget } from "./follow";
import { actionOf } from "./keys";
import { openOverlay, type Overlay } from "./overlay";
import { dialogAround, findTarget } from "./targets";
import { TourPopover, type TourPopoverProps } from "./TourPopover";

/** Milliseconds before the popover takes the focus (specification section 9). */
const focusDelay = 300;

export interface TourWindowProps extends Omit<TourPopoverProps, "popoverRef" | "primaryRef" | "keepRef"> {
  /** Whether Esc and the arrows act. Tab always stays inside. */
  readonly keyboard: boolean;
  readonly sanitise: Sanitise;
}

/** The popover of a step with the shade around its target. It makes room for every dialog of the page. */
export function TourWindow(props: TourWindowProps) {
  return useOpenDialog() ? null : <OpenTour {...props} />;
}

function OpenTour({ keyboard, ...props }: TourWindowProps) {
  const { step, status, actions } = props;
  const popoverRef = useRef<HTMLDivElement>(null);
  const primaryRef = useRef<HTMLButtonElement>(null);
  const keepRef = useRef<HTMLButtonElement>(null);
  const overlayRef = useOverlay(popoverRef, actions.cancel);
  useLayoutEffect(() => {
    const [popover, overlay] = [popoverRef.current, overlayRef.current];
    return popover && overlay ? followTarget(popover, overlay, step.target) : undefined;
  }, [overlayRef, step.index, step.target]);
  useLayoutEffect(() => {
    const timer = setTimeout(() => primaryRef.current?.focus({ preventScroll: true }), focusDelay);
    return () => {
      clearTimeout(timer);
    };
  }, [step.index]);
  useQuestionFocus(status === "asking", keepRef, primaryRef);
  useTourKeys(popoverRef, { keyboard, ...props });
  return <TourPopover key={step.index} {...props} {...{ popoverRef, primaryRef, keepRef }} />;
}

/** The shade, from the first step to the last. A click on it cancels, but not the second one of a double click. */
function useOverlay(popoverRef: RefObject<HTMLElement | null>, onClick: () => void) {
  const overlayRef = useRef<Overlay>(undefined);
  const onClickRef = useRef(onClick);
  useLayoutEffect(() => {
    onClickRef.current = onClick;
  }, [onClick]);
  useLayoutEffect(() => {
    const root = popoverRef.current?.getRootNode() as ShadowRoot | undefined;
    if (!root) return;
    const openedAt = performance.now();
    const overlay = openOverlay(getComputedStyle(root.host).color, () => {
      if (performance.now() - openedAt > focusDelay) onClickRef.current();
    });
    overlayRef.current = overlay;
    return () => {
      overlay.close();
    };
  }, [popoverRef]);
  return overlayRef;
}

/** Focuses the answer that loses nothing; afterwards the element that had the focus before the question. */
function useQuestionFocus(
  isAsking: boolean,
  keepRef: RefObject<HTMLElement | null>,
  primaryRef: RefObject<HTMLElement | null>,
): void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isAsking) {
      before.current = deepActiveElement();
      keepRef.current?.focus({ preventScroll: true });
    } else if (before.current instanceof HTMLElement) {
      // The question may come before the popover has taken the focus.
      const target = before.current === pageDocument.body ? primaryRef.current : before.current;
      target?.focus({ preventScroll: true });
      before.current = null;
    }
  }, [isAsking, keepRef, primaryRef]);
}

function useTourKeys(popoverRef: RefObject<HTMLElement | null>, props: Omit<TourWindowProps, "sanitise">) {
  const { keyboard, status, step, actions } = props;
  useEffect(() => {
    const ifMoving = <Action,>(isPossible: boolean, action: Action) =>
      isPossible && status === "step" ? action : undefined;
    const keys = {
      cancel: status === "asking" ? () => actions.answer(false) : actions.cancel,
      previous: ifMoving(!step.isFirst, actions.previous),
      next: ifMoving(!step.isLast, actions.next),
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const target = step.target === "" || status === "asking" ? undefined : findTarget(step.target);
      const popover = popoverRef.current;
      if (popover) moveTab(event, target ? [popover, target] : [popover]);
      const action = keyboard || status === "asking" ? actionOf(event, keys) : undefined;
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", onKeyDown);
    return () => {
      removeEventListener("keydown", onKeyDown);
    };
  }, [popoverRef, keyboard, status, step, actions]);
}

/** True while a modal dialog of the page is open: each takes the focus when it opens. */
function useOpenDialog(): boolean {
  const [dialog, setDialog] = useState<HTMLDialogElement>();
  useEffect(() => {
    const onFocus = (event: Event) => {
      const around = dialogAround(event);
      if (around) setDialog(around);
    };
    pageDocument.addEventListener("focusin", onFocus, true);
    return () => {
      pageDocument.removeEventListener("focusin", onFocus, true);
    };
  }, []);
  useEffect(() => {
    if (!dialog) return;
    const timer = setInterval(() => {
      if (!dialog.isConnected || !dialog.open) setDialog(undefined);
    }, 100);
    return () => {
      clearInterval(timer);
    };
  }, [dialog]);
  return dialog !== undefined;
}
