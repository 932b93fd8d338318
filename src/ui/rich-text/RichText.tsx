import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Sanitise } from "../../platform/html";
import { isPromise } from "../../utils/objects";
import { pageDocument } from "../../utils/page-document";
import richText from "./rich-text.css?inline";

/** Styles that a widget with markup from a service adds to `uiStyles`. */
export const richTextStyles: string = richText;

/**
 * Puts each table into a box that scrolls sideways. The box has a `tabindex`, because not every browser makes
 * it focusable. As a focusable region it needs a name.
 *
 * @param defaultName the name of a table without a caption
 */
function boxTables(content: DocumentFragment, defaultName: string): void {
  for (const table of content.querySelectorAll("table")) {
    const box = pageDocument.createElement("div");
    box.className = "vetrina-table-box";
    box.tabIndex = 0;
    box.setAttribute("role", "region");
    box.setAttribute("aria-label", table.caption?.textContent.trim() || defaultName);
    table.replaceWith(box);
    box.append(table);
  }
}

export interface RichTextProps {
  /** Markup from a service. */
  readonly html: string;
  /** The function from `createSanitiser`. Pass the same function at each render. */
  readonly sanitise: Sanitise;
  /** Accessible name of a table without a caption. */
  readonly tableName: string;
}

/** Sanitised markup from a service. If the sanitiser cannot be loaded, the text is shown without markup. */
export function RichText({ html, sanitise, tableName }: RichTextProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  useSanitised(boxRef, html, sanitise, tableName);
  return <div ref={boxRef} className="vetrina-rich-text" part="text" />;
}

function useSanitised(
  boxRef: RefObject<HTMLElement | null>,
  html: string,
  sanitise: Sanitise,
  tableName: string,
): void {
  useLayoutEffect(() => {
    let isMounted = true;
    const show = (content: DocumentFragment | string) => {
      if (!isMounted) return;
      if (typeof content !== "string") boxTables(content, tableName);
      boxRef.current?.replaceChildren(content);
    };
    try {
      const result = sanitise(html);
      if (isPromise(result)) result.then(show, () => show(textOf(html)));
      else show(result);
    } catch {
      show(textOf(html));
    }
    return () => {
      isMounted = false;
    };
  }, [boxRef, html, sanitise, tableName]);
}

/** The result is inserted as text, so remaining markup in it is harmless. */
const textOf = (html: string) => html.replace(/<[^<>]*>/g, " ");
