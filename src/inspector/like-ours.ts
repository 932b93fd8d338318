import type { WidgetDefinition } from "../definition";

/** Elements that the library itself adds to a page: no author has written them. */
const ownElements = ["vetrina-login-panel", "vetrina-tour-popover"];

/** Whether the tag of an element of the page begins like ours. */
const isLikeOurs = ({ localName }: Element): boolean =>
  localName.startsWith("vetrina-") && !ownElements.includes(localName);

/**
 * The same, or the tag is one of ours without the prefix, as authors write by mistake, and no other script defines it.
 *
 * @param catalogue all of our tags
 */
export const isMeantAsOurs = (element: Element, catalogue: { has(tag: string): boolean }): boolean =>
  isLikeOurs(element) ||
  (catalogue.has(`vetrina-${element.localName}`) && !customElements.get(element.localName));

/** Authors write a text or a link inside an element, and none of these. */
const unexpected = "h1,h2,h3,h4,h5,h6,main,section,article,header,footer,form,button,script,table";

/**
 * The tag of the first element that should not be inside: `element` was not closed, and contains what follows it.
 * Elements with a slot are there on purpose.
 */
export function unexpectedTagIn({ contains }: Pick<WidgetDefinition, "contains">, element: Element) {
  const inside = [...element.querySelectorAll(":scope > :not([slot]), :scope > :not([slot]) *")];
  const isUnexpected = (each: Element) =>
    isLikeOurs(each) ? !contains?.includes(each.localName as never) : !contains && each.matches(unexpected);
  return inside.find(isUnexpected)?.localName;
}
