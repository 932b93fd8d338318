import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { deepActiveElement, moveTab, tabStopsIn } from "../ui/focus";
import { isElement } from "../utils/objects";
import { followTarget } from "./follow";
import { isTaken, usesArrows } from "./keyboard";
import { openOverlay, type Overlay } from "./overlay";
import { focusDelay, focusLater } from "./quiet";
import type { ShownStep } from "./state";
import { findTarget, isDialogOpen } from "./targets";
import { type TourActions, TourPopover, type TourPopoverProps } from "./TourPopover";

export interface TourWindowProps extends Omit<TourPopoverProps, "popoverRef" | "isLong"> {
  /** Whether Esc and the arrow keys have an effect. Tab always stays inside the tour. */
  readonly keyboard: boolean;
}

type PopoverRef = RefObject<HTMLDivElement | null>;

/** The popover of a step with the shade around its target. */
export function TourWindow({ keyboard, ...props }: TourWindowProps) {
  const { step, status, actions } = props;
  const popoverRef = useRef<HTMLDivElement>(null);
  const isLong = useStep(popoverRef, step, actions);
  useQuestionFocus(popoverRef, status === "asking", step.target);
  useTourKeys(popoverRef, { keyboard, ...props });
  return <TourPopover key={step.index} {...props} isLong={isLong} popoverRef={popoverRef} />;
}

/** Focuses a control, by default the last button, which continues the tour. */
function focusOn({ current }: PopoverRef, control?: HTMLElement): void {
  const wanted = control ?? [...(current?.querySelectorAll("button") ?? [])].at(-1);
  wanted?.focus({ preventScroll: true });
  // Scrolls the popover to its buttons in viewports that are too small even for these, without moving the
  // page.
  if (current) current.scrollTop = current.scrollHeight;
}

/**
 * Shows each step at its target, with one shade for all steps, and focuses the step.
 *
 * @returns whether the text is longer than its box
 */
function useStep(popoverRef: PopoverRef, { index, target }: ShownStep, actions: TourActions): boolean {
  const [isLong, setIsLong] = useState(false);
  const overlayRef = useRef<Overlay>(undefined);
  useLayoutEffect(() => {
    const popover = popoverRef.current as HTMLElement;
    const shownAt = performance.now();
    overlayRef.current ??= openOverlay((popover.getRootNode() as ShadowRoot).host, () => {
      // The second click of a double click must not cancel the tour.
      if (performance.now() - shownAt > focusDelay) actions.cancel();
    });
    let stopFocus: (() => void) | undefined;
    const focus = () => {
      stopFocus?.();
      stopFocus = focusLater(() => focusOn(popoverRef));
    };
    const onFrame = () => {
      const { scrollHeight, clientHeight } = popover.querySelector(".scroll") as Element;
      setIsLong(scrollHeight > clientHeight + 1);
    };
    const stop = followTarget(popover, overlayRef.current, target, focus, onFrame, actions.stop);
    return () => {
      stop();
      stopFocus?.();
    };
  }, [popoverRef, index, target, actions]);
  useLayoutEffect(() => () => overlayRef.current?.close(), []);
  return isLong;
}

/** The focusable elements during a step, which are in the popover or in its target. */
const stopsOf = ({ current }: PopoverRef, target: string) =>
  tabStopsIn([current, findTarget(target)].filter((box) => isElement(box)));

/**
 * When the confirmation question appears, focuses the reply that continues the tour. After the question,
 * focuses the control of the tour that had the focus before.
 */
function useQuestionFocus(popoverRef: PopoverRef, isAsking: boolean, target: string): void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = isAsking ? deepActiveElement() : null;
    // The confirmation question may appear before the popover has taken the focus. In that case, the last
    // focused element is behind the shade.
    if (isAsking || last)
      focusOn(
        popoverRef,
        stopsOf(popoverRef, target).find((stop) => stop === last),
      );
  }, [isAsking, popoverRef, target]);
}

/**
 * Esc cancels the tour, or answers the confirmation question with no; the arrow keys move between steps. All
 * other keys are left to the page, but Tab stays inside the tour.
 */
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
      // Leaves the keys to an element that has opened above the tour.
      const root = popoverRef.current?.getRootNode() as ShadowRoot | undefined;
      const host = root?.host as HTMLElement | undefined;
      if (!host || host.hidden || event.defaultPrevented || event.isComposing || isDialogOpen()) return;
      if (event.key === "Tab") return moveTab(event, stopsOf(popoverRef, isAsking ? "" : step.target));
      const action = (keyboard || isAsking) && !isTaken(event) && actionOf(event);
      // A key that is held down must not press the button that has just received the focus.
      const isHeld =
        event.repeat && event.key === "Enter" && event.composedPath().includes(popoverRef.current as Element);
      if (action || isHeld) event.preventDefault();
      if (action) action();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
    };
  }, [popoverRef, keyboard, status, step, actions]);
}
