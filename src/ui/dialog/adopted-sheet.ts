import { unclobbered } from "../../utils/page-document";

/**
 * Milliseconds between two checks of an open dialog, because no event reports the changes of a script of the
 * page.
 */
export const checkEvery = 200;

/**
 * Adopts a style sheet. Adopts it again if a script of the page has replaced the list of sheets or has moved
 * the elements to another tree.
 *
 * @param rootOf returns the tree of the elements
 * @returns a function that removes the sheet
 */
export function keepAdopted(rootOf: () => DocumentOrShadowRoot, sheet: CSSStyleSheet): () => void {
  let root: DocumentOrShadowRoot | undefined;
  const remove = () => {
    if (!root) return;
    const holder = unclobbered(() => root as DocumentOrShadowRoot);
    holder.adoptedStyleSheets = holder.adoptedStyleSheets.filter((other) => other !== sheet);
  };
  const adopt = () => {
    const current = rootOf();
    if (root !== current) remove();
    root = current;
    const holder = unclobbered(() => current);
    if (!holder.adoptedStyleSheets.includes(sheet))
      holder.adoptedStyleSheets = [...holder.adoptedStyleSheets, sheet];
  };
  adopt();
  const timer = setInterval(adopt, checkEvery);
  return () => {
    clearInterval(timer);
    remove();
  };
}
