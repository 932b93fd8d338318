import { createSheet } from "../platform/style-sheets";
import { isDocument } from "../utils/objects";

const sheetsByDocument = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** One sheet per text and document, shared by all shadow roots, so that a style is parsed once. */
function sheetFor(root: Document | ShadowRoot, css: string): CSSStyleSheet | undefined {
  const owner = isDocument(root) ? root : root.ownerDocument;
  const sheets = sheetsByDocument.get(owner) ?? new Map<string, CSSStyleSheet>();
  sheetsByDocument.set(owner, sheets);
  const sheet = sheets.get(css) ?? createSheet(root, css);
  if (sheet) sheets.set(css, sheet);
  return sheet;
}

/** Sets the styles of a root. Call it again after a move to another document: a sheet belongs to one document. */
export function adoptStyles(root: Document | ShadowRoot, styles: readonly string[]): void {
  const sheets = styles.flatMap((css) => sheetFor(root, css) ?? []);
  if (sheets.length > 0) root.adoptedStyleSheets = sheets;
}

/** Adds the styles of a chunk that is loaded later. */
export function addStyles(root: ShadowRoot, styles: readonly string[]): void {
  const sheets = styles.flatMap((css) => sheetFor(root, css) ?? []);
  if (sheets.length > 0) root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...sheets])];
}
