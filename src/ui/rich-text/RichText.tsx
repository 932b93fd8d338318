import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Sanitise } from "../../platform/html";
import { boxTables } from "./tables";

export interface RichTextProps {
  /** Markup from a service. */
  readonly html: string;
  /** From `createSanitiser`; the same function at each render. */
  readonly sanitise: Sanitise;
  /** What a table without a caption is called. */
  readonly tableName: string;
}

/** Markup from outside, made harmless. Should the sanitiser not come, its words are shown without any markup. */
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
    let isWanted = true;
    const show = (content: DocumentFragment | string) => {
      if (!isWanted) return;
      if (typeof content !== "string") boxTables(content, tableName);
      boxRef.current?.replaceChildren(content);
    };
    try {
      const result = sanitise(html);
      if (result instanceof Promise) result.then(show, () => show(wordsOf(html)));
      else show(result);
    } catch {
      show(wordsOf(html));
    }
    return () => {
      isWanted = false;
    };
  }, [boxRef, html, sanitise, tableName]);
}

/** Goes into the page as text, so nothing that is left in it can do anything. */
const wordsOf = (html: string) => html.replace(/<[^<>]*>/g, " ");
