import { useLayoutEffect } from "react";

interface Adopted {
  readonly sheet: CSSStyleSheet;
  holders: number;
}

type StyledRoot = Document | ShadowRoot;

/** Which of our sheets stand in which tree. A document is physically one per page, so this is module state. */
const adoptedByRoot = new WeakMap<StyledRoot, Map<string, Adopted>>();

/** Gives a tree a style sheet, once for all holders; the function given back takes it away after the last one. */
export function holdStyles(root: StyledRoot, css: string): () => void {
  const adopted = adoptedByRoot.get(root) ?? new Map<string, Adopted>();
  adoptedByRoot.set(root, adopted);
  const entry = adopted.get(css) ?? adopt(root, css);
  adopted.set(css, entry);
  entry.holders += 1;
  let holds = true;
  return () => {
    if (!holds) return;
    holds = false;
    entry.holders -= 1;
    if (entry.holders > 0) return;
    adopted.delete(css);
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== entry.sheet);
  };
}

function adopt(root: StyledRoot, css: string): Adopted {
  // A sheet belongs to one document; a document itself has no owner.
  const view = (root.ownerDocument ?? (root as Document)).defaultView ?? window;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return { sheet, holders: 0 };
}

/** Styles for what a widget puts beside its shadow root: they belong into the tree around the host. */
export function useRootStyles(host: HTMLElement, css: string): void {
  useLayoutEffect(() => {
    const root = host.getRootNode();
    // The root of an element that was taken out meanwhile has no sheets.
    return "adoptedStyleSheets" in root ? holdStyles(root as StyledRoot, css) : undefined;
  }, [host, css]);
}
