import { markOwn } from "../utils/own-nodes";
import { pageDocument } from "../utils/page-document";

/** Announces a text to users of assistive technology. The text is not visible. */
export type Announce = (text: string) => void;

/** Hides an element visually, but not from assistive technology. */
const visuallyHidden: Partial<CSSStyleDeclaration> = {
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  // The body may be hidden, and a hidden region does not announce anything.
  visibility: "visible",
};

/** The only polite live region of the page. It is in the light DOM and created at the first announcement. */
export function createAnnouncer(): Announce {
  let region: HTMLElement | undefined;

  function createRegion(): HTMLElement {
    const element = markOwn(pageDocument.createElement("div"));
    element.setAttribute("role", "status");
    Object.assign(element.style, visuallyHidden);
    pageDocument.body.append(element);
    return element;
  }

  return (text) => {
    if (!region?.isConnected) region = createRegion();
    // Uses a new element, so that a repeated sentence is announced again.
    const sentence = pageDocument.createElement("p");
    sentence.textContent = text;
    region.replaceChildren(sentence);
  };
}
