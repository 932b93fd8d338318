import { useLayoutEffect } from "react";
import { createSheet } from "../../src/platform/style-sheets";
import { keepAdopted } from "../../src/ui/dialog";

/** Adopts styles for light-DOM children of the host, in the tree around the host, while the component is mounted. */
export function useRootStyles(host: HTMLElement, css: string): void {
  useLayoutEffect(() => {
    const sheet = createSheet(document, css);
    const rootOf = () => {
      const root = host.getRootNode();
      // The root of a disconnected element has no style sheets.
      return "adoptedStyleSheets" in root ? (root as ShadowRoot) : document;
    };
    return sheet && keepAdopted(rootOf, sheet);
  }, [host, css]);
}
