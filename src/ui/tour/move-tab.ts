import { deepActiveElement, isTabbable, tabbables } from "../dialog";

/** Moves Tab through the stops of some boxes, in a circle, from wherever the focus is. Nothing else is reached. */
export function moveTab(event: KeyboardEvent, boxes: readonly Element[]): void {
  event.preventDefault();
  const stops = boxes.flatMap((box) => (isTabbable(box) ? [box, ...tabbables(box)] : tabbables(box)));
  const at = stops.indexOf(deepActiveElement() as HTMLElement);
  stops.at(event.shiftKey ? Math.max(at, 0) - 1 : (at + 1) % stops.length)?.focus();
}
