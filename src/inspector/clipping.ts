/** The numbers of a shape. */
const numbersOf = (shape: string) => (shape.match(/-?[\d.]+/g) ?? []).map(Number);

/** Whether `clip-path` leaves nothing of its element: insets that meet, a circle or a polygon without a size. */
function isClippedAway(clipPath: string): boolean {
  const [, shape = "", written = ""] = /^(\w+)\((.*)\)/.exec(clipPath) ?? [];
  const numbers = numbersOf(written.replace(/(at|round) .*/, ""));
  if (shape === "inset" && !written.includes("px")) {
    const [top = 0, right = top, bottom = top, left = right] = numbers;
    return top + bottom >= 100 || right + left >= 100;
  }
  if (shape === "circle" || shape === "ellipse") return numbers.includes(0);
  // All points on one line, upright or level.
  const isLevel = (axis: number) => new Set(numbers.filter((_, index) => index % 2 === axis)).size < 2;
  return shape === "polygon" && (isLevel(0) || isLevel(1));
}

/** Whether `clip`, which counts for boxes out of the flow only, leaves nothing. */
function isCut(clip: string, position: string): boolean {
  const [top = 0, right = 1, bottom = 1, left = 0] = numbersOf(clip);
  return /absolute|fixed/.test(position) && clip !== "auto" && (right <= left || bottom <= top);
}

/** The style by which an element is clipped so that nothing of it is left, as CSS; undefined if none does. */
export function clippingStyle(element: Element): string | undefined {
  const { clip, clipPath, position } = getComputedStyle(element);
  if (isCut(clip, position)) return `clip: ${clip}`;
  return isClippedAway(clipPath) ? `clip-path: ${clipPath}` : undefined;
}
