import { useLayoutEffect } from "react";
import { addSheets, createSheet } from "../../src/platform/style-sheets";
import { keepAdopted } from "../../src/ui/dialog";

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

/** Adopts styles for light-DOM children of the host, in the tree around the host, while the component is mounted. */
export function useRootStyles(host: HTMLElement, css: string): void {
  useLayoutEffect(() => {
    const sheet = createSheet(document, css);
    const rootOf = () => {
      const root = host.getRootNode();
      // The root of a disconnected element has no style sheets.
      return "adoptedStyleSheets" in root ? (root as StyledRoot) : document;
    };
    return sheet && keepAdopted(rootOf, sheet);
  }, [host, css]);
}
