import { unclobbered } from "../utils/page-document";

const sheetsByDocument = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** One sheet per text and document, shared by all shadow roots, so that a style is parsed once. */
function sheetFor(owner: Document, css: string): CSSStyleSheet {
  const sheets = sheetsByDocument.get(owner) ?? new Map<string, CSSStyleSheet>();
  sheetsByDocument.set(owner, sheets);
  const known = sheets.get(css);
  if (known) return known;
  const sheet = new (unclobbered(() => owner).defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}

/** Sets the styles of a root. Call it again after a move to another document: a sheet belongs to one document. */
export function adoptStyles(root: Document | ShadowRoot, styles: readonly string[]): void {
  const owner = root instanceof Document ? root : root.ownerDocument;
  root.adoptedStyleSheets = styles.map((css) => sheetFor(owner, css));
}

/** Adds the styles of a part that is loaded later. */
export function addStyles(root: ShadowRoot, styles: readonly string[]): void {
  const sheets = styles.map((css) => sheetFor(root.ownerDocument, css));
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...sheets])];
}
