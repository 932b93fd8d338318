import { isHtmlElement } from "../utils/objects";

/**
 * The members of the document and of forms that React or Preact reads while rendering or handling an event
 * (S25).
 */
export const membersOfRenderer: readonly string[] = [
  "activeElement",
  "addEventListener",
  "createElement",
  "createElementNS",
  "createTextNode",
  "defaultView",
  "documentElement",
  "nodeName",
  "nodeType",
  "ownerDocument",
  "parentNode",
];

/** Elements whose name, and for some whose id, becomes a member of the document. */
const namedInDocument = new Set(["embed", "form", "iframe", "img", "object"]);

/** Elements whose name or id becomes a member of the form around them. */
const namedInForm = new Set(["button", "fieldset", "input", "object", "output", "select", "textarea"]);

/**
 * The member that an element hides, by its name or id, from the code that renders widgets: `<img
 * name="activeElement">` replaces `document.activeElement`, `<input name="parentNode">` replaces the
 * `parentNode` of its form.
 *
 * @returns undefined if the element does not hide a member
 */
export function hiddenMember(element: Element): string | undefined {
  if (!isHtmlElement(element)) return undefined;
  const { localName } = element;
  const names = [element.getAttribute("name"), element.getAttribute("id")];
  const name = names.find((each) => each !== null && membersOfRenderer.includes(each)) ?? undefined;
  if (name === undefined) return undefined;
  const isInForm = namedInForm.has(localName) && element.closest("form") !== null;
  return namedInDocument.has(localName) || isInForm ? name : undefined;
}
