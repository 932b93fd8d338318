import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { pageDocument } from "../../utils/page-document";
import { deepActiveElement } from "../dialog";
import { followTarget } from "./follow";
import { isTaken, usesArrows } from "./keys";
import { moveTab } from "./move-tab";
import { openOverlay, type Overlay } from "./overlay";
import { findTarget, isDialogOpen } from "./targets";
import { type PopoverStep, type TourActions, TourPopover, type TourPopoverProps } from "./TourPopover";

/** Milliseconds before the popover takes the focus (specification section 9). */
const focusDelay = 300;

export interface TourWindowProps extends Omit<TourPopoverProps, "popoverRef"> {
  /** Whether Esc and the arrows act. Tab always stays inside. */
  readonly keyboard: boolean;
}

type PopoverRef = RefObject<HTMLDivElement | null>;

/** The popover of a step with the shade around its target. */
export function TourWindow({ keyboard, ...props }: TourWindowProps) {
  const { step, status, actions } = props;
  const popoverRef = useRef<HTMLDivElement>(null);
  useStep(popoverRef, step, actions);
  useQuestionFocus(popoverRef, status === "asking");
  useTourKeys(popoverRef, { keyboard, ...props });
  return <TourPopover key={step.index} {...props} popoverRef={popoverRef} />;
}

/** The last button goes on with the tour: with the next step, or after the question. */
function focusLast({ current }: PopoverRef): void {
  [...(current?.querySelectorAll("button") ?? [])].at(-1)?.focus({ preventScroll: true });
}

/** Shows each step at its target, with one shade for all, and gives it the focus. */
function useStep(popoverRef: PopoverRef, { index, target }: PopoverStep, actions: TourActions): void {
  const overlayRef = useRef<Overlay>(undefined);
  useLayoutEffect(() => {
    const popover = popoverRef.current as HTMLElement;
    const shownAt = performance.now();
    overlayRef.current ??= openOverlay((popover.getRootNode() as ShadowRoot).host, () => {
      // Not by the second click of a double click.
      if (performance.now() - shownAt > focusDelay) actions.cancel();
    });
    const stop = followTarget(popover, overlayRef.current, target);
    const timer = setTimeout(() => focusLast(popoverRef), focusDelay);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [popoverRef, index, target, actions]);
  useLayoutEffect(() => () => overlayRef.current?.close(), []);
}

/** Focuses the answer that loses nothing; afterwards the element that had the focus before the question. */
function useQuestionFocus(popoverRef: PopoverRef, isAsking: boolean): void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = isAsking ? deepActiveElement() : null;
    // The question may come before the popover has taken the focus.
    if (isAsking || last === pageDocument.body) focusLast(popoverRef);
    else if (last instanceof HTMLElement) last.focus({ preventScroll: true });
  }, [isAsking, popoverRef]);
}

/** Esc cancels, or answers no; the arrows move. Nothing else is taken from the page, but Tab stays inside. */
function useTourKeys(popoverRef: PopoverRef, { keyboard, status, step, actions }: TourWindowProps) {
  useEffect(() => {
    const isAsking = status === "asking";
    const actionOf = (event: KeyboardEvent) => {
      if (event.key === "Escape") return isAsking ? () => actions.answer(false) : actions.cancel;
      if (status !== "step" || usesArrows(event)) return undefined;
      if (event.key === "ArrowLeft") return !step.isFirst && actions.previous;
      return event.key === "ArrowRight" && !step.isLast && actions.next;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // A dialog that has opened above the tour has its own keys.
      if (isDialogOpen()) return;
      if (event.key === "Tab") {
        const boxes = [popoverRef.current, isAsking ? undefined : findTarget(step.target)];
        return moveTab(
          event,
          boxes.filter((box) => box instanceof Element),
        );
      }
      const action = (keyboard || isAsking) && !isTaken(event) && actionOf(event);
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
