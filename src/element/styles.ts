const sheetsByDocument = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** One sheet per text and document, shared by all shadow roots: a thousand cards parse their styles once. */
function sheetFor(owner: Document, css: string): CSSStyleSheet {
  const sheets = sheetsByDocument.get(owner) ?? new Map<string, CSSStyleSheet>();
  sheetsByDocument.set(owner, sheets);
  const known = sheets.get(css);
  if (known) return known;
  const sheet = new (owner.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}

/** Gives a root its styles. A sheet belongs to one document, so a moved root needs this again. */
export function adoptStyles(root: Document | ShadowRoot, styles: readonly string[]): void {
  const owner = root instanceof Document ? root : root.ownerDocument;
  root.adoptedStyleSheets = styles.map((css) => sheetFor(owner, css));
}

/** Adds styles of a part that came later. */
export function addStyles(root: ShadowRoot, styles: readonly string[]): void {
  const sheets = styles.map((css) => sheetFor(root.ownerDocument, css));
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...sheets])];
}
