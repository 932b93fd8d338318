import { unclobbered } from "../utils/page-document";

/**
 * Whether a root can adopt sheets. In simulated browsers of test tools, roots and sheets lack these members.
 */
const canAdopt = (root: Document | ShadowRoot, { CSSStyleSheet: Sheet }: typeof globalThis): boolean =>
  "adoptedStyleSheets" in root && typeof Sheet === "function" && "replaceSync" in Sheet.prototype;

/**
 * Creates a style sheet for a document or one of its shadow roots. Every content security policy allows such
 * sheets (S07).
 *
 * @returns undefined if sheets cannot be adopted; the elements then have no styles
 */
export function createSheet(root: Document | ShadowRoot, css: string): CSSStyleSheet | undefined {
  // A sheet belongs to one document. The `ownerDocument` of a document itself is null.
  const owner = unclobbered(() => root).ownerDocument ?? (root as Document);
  const view = unclobbered(() => owner).defaultView ?? window;
  if (!canAdopt(root, view)) return undefined;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** Adds sheets to a root. @returns a function that removes them */
export function addSheets(root: Document | ShadowRoot, styles: readonly string[]): () => void {
  const added = styles.flatMap((css) => createSheet(root, css) ?? []);
  if (added.length === 0) return () => undefined;
  const holder = unclobbered(() => root);
  holder.adoptedStyleSheets = [...holder.adoptedStyleSheets, ...added];
  return () => {
    holder.adoptedStyleSheets = holder.adoptedStyleSheets.filter((sheet) => !added.includes(sheet));
  };
}
