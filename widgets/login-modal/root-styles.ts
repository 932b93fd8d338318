import { useLayoutEffect } from "react";
import { addSheets } from "../../src/platform/style-sheets";

interface Adopted {
  readonly remove: () => void;
  holderCount: number;
}

type StyledRoot = Document | ShadowRoot;

/** Our adopted sheets by tree. Module state, because a page has one document. */
const adoptedByRoot = new WeakMap<StyledRoot, Map<string, Adopted>>();

/** Adopts a style sheet in a tree, once for all holders. @returns a release function; the last call removes the sheet */
export function holdStyles(root: StyledRoot, css: string): () => void {
  const adopted = adoptedByRoot.get(root) ?? new Map<string, Adopted>();
  adoptedByRoot.set(root, adopted);
  const entry = adopted.get(css) ?? { remove: addSheets(root, [css]), holderCount: 0 };
  adopted.set(css, entry);
  entry.holderCount += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    entry.holderCount -= 1;
    if (entry.holderCount > 0) return;
    adopted.delete(css);
    entry.remove();
  };
}

/** Adopts styles for light-DOM children of the host, in the tree around the host. */
export function useRootStyles(host: HTMLElement, css: string): void {
  useLayoutEffect(() => {
    const root = host.getRootNode();
    // The root of a disconnected element has no style sheets.
    return "adoptedStyleSheets" in root ? holdStyles(root as StyledRoot, css) : undefined;
  }, [host, css]);
}
