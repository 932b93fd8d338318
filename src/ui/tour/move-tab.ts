import { deepActiveElement, isTabbable, tabbables } from "../focus";

/** The tab stops in some boxes, in order. */
export const stopsIn = (boxes: readonly Element[]): readonly HTMLElement[] =>
  boxes.flatMap((box) => (isTabbable(box) ? [box, ...tabbables(box)] : tabbables(box)));

/** Moves the focus through some tab stops, in a circle, regardless of where it is. No other element is reached. */
export function moveTab(event: KeyboardEvent, stops: readonly HTMLElement[]): void {
  event.preventDefault();
  const at = stops.indexOf(deepActiveElement() as HTMLElement);
  stops.at(event.shiftKey ? Math.max(at, 0) - 1 : (at + 1) % stops.length)?.focus();
}
