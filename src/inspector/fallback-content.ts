import type { WidgetDefinition } from "../definition";

/** Authors may write these inside an element, and so may an element that is not closed swallow them. */
const blocks = "p,div,ul,ol,dl,figure,aside,nav,blockquote,pre,hr,img,picture,video,iframe";

/**
 * Elements that do not come with a paragraph inside, by tag: theirs is an inline text, a link or nothing. The build leaves
 * the fallback out of the definitions, so that players do not load it; a unit test compares the two.
 */
export const withoutParagraph: readonly string[] = [
  "vetrina-balance-header",
  "vetrina-date-picker",
  "vetrina-date-range",
  "vetrina-live-casino-card",
  "vetrina-login-modal",
  "vetrina-notifications",
  "vetrina-responsible-gaming",
  "vetrina-tour",
];

/**
 * The tag of the first element inside that no sample has there. It shows only until `element` starts: it may be meant so,
 * or `element` is not closed. One paragraph is what most elements come with, and is not told apart.
 */
export function fallbackTagIn(
  { tag, contains }: Pick<WidgetDefinition, "tag" | "contains">,
  element: Element,
) {
  if (contains) return undefined;
  const inside = [...element.querySelectorAll(`:scope > :is(${blocks}):not([slot])`)];
  const [first, ...others] = inside;
  const isUsual = first?.localName === "p" && others.length === 0 && !withoutParagraph.includes(tag);
  return isUsual ? undefined : first?.localName;
}
