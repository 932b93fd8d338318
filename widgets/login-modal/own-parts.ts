import { pageDocument, unclobbered } from "../../src/utils/page-document";

/** An element of the login in the page's tree, as the library has rendered it. */
interface Part {
  readonly element: HTMLElement;
  readonly parent: Element;
  readonly next: Element | null;
  readonly classNames: readonly string[];
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

/** Attributes with which scripts of a page make an element unusable. The library does not set them. */
const foreign = ["disabled", "inert", "hidden", "aria-hidden", "popover", "form", "maxlength"];

/** Attributes that the library changes while the login is open. */
const isDynamic = ({ name, value }: Attr) =>
  /^(aria-|class$|data-challenge$)/.test(name) || (name === "type" && value === "password");

/**
 * Records the form's elements and the elements around the form. Call it before a script of the page can
 * change them.
 */
export function recordParts(dialog: HTMLElement): readonly Part[] {
  const inside = [
    ...dialog.querySelectorAll<HTMLElement>(":scope > *, div, form, label, input, button, p, a"),
  ];
  return [dialog, ...inside].map((element) => ({
    element,
    parent: element.parentElement ?? pageDocument.body,
    next: element.nextElementSibling,
    classNames: [...element.classList],
    attributes: [...element.attributes]
      .filter((attribute) => !isDynamic(attribute))
      .map(({ name, value }) => [name, value]),
  }));
}

/** A field may hide a member of its form, as `<input name="getAttribute">` does (S25). */
const membersOf = (element: Element) => unclobbered(() => element);

function repairAttributes({ element, classNames, attributes }: Part): void {
  const members = membersOf(element);
  for (const name of foreign) members.removeAttribute(name);
  if (members.localName === "form") members.removeAttribute("autocomplete");
  for (const [name, value] of attributes)
    if (members.getAttribute(name) !== value) members.setAttribute(name, value);
  const missing = classNames.filter((name) => !members.classList.contains(name));
  if (missing.length > 0) members.classList.add(...missing);
}

/**
 * Removes important declarations, which no style sheet can override. Password managers set the background of fields,
 * and sites set tokens.
 */
function repairStyle({ element }: Part): void {
  const { style } = unclobbered(() => element);
  // Iterates backwards, because the list is live.
  for (let index = style.length - 1; index >= 0; index -= 1) {
    const name = style.item(index);
    if (style.getPropertyPriority(name) !== "" && !/^(--|background)/.test(name)) style.removeProperty(name);
  }
}

const isOutside = ({ element, parent }: Part) => !membersOf(parent).contains(element);

/**
 * Reverts changes that scripts of the page made to the login's elements. Removes elements that replaced them,
 * but keeps other added elements, such as those of password managers.
 */
export function repairParts([dialog, ...inside]: readonly Part[], records: readonly MutationRecord[]): void {
  if (!dialog) return;
  const lost = inside.filter(isOutside);
  for (const { removedNodes, addedNodes } of records) {
    if (!lost.some(({ element }) => [...removedNodes].includes(element))) continue;
    for (const node of addedNodes) if (node.isConnected) (node as ChildNode).remove();
  }
  // Starts with the last element, so that the next sibling of each element is already in place.
  for (const { element, parent, next } of lost.toReversed()) {
    const isPlace = next !== null && membersOf(next).parentNode === parent;
    membersOf(parent).insertBefore(element, isPlace ? next : null);
  }
  for (const part of [dialog, ...inside]) {
    repairAttributes(part);
    repairStyle(part);
  }
}
