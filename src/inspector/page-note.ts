import { pageDocument } from "../utils/page-document";

const notes = new WeakMap<Element, HTMLElement>();

/**
 * Shows a sentence to authors in the page, below the content of an element.
 *
 * @param sentence undefined removes the note
 */
export function noteBelow(element: Element, sentence: string | undefined): void {
  const known = notes.get(element);
  if (sentence === undefined || !element.shadowRoot) return known?.remove();
  const note = known ?? pageDocument.createElement("p");
  notes.set(element, note);
  note.setAttribute("part", "error");
  const tag = pageDocument.createElement("code");
  tag.textContent = `<${element.localName}>`;
  note.replaceChildren(tag, ` ${sentence}`);
  // Next to the box that React renders into.
  element.shadowRoot.append(note);
}
