import { pageDocument } from "./page-document";

/**
 * Explains why nothing loads on a page that was opened as a local file. Uses a classic script, because
 * browsers refuse modules and `fetch` on such a page.
 */
export function explainDisk(base: string): void {
  const script = pageDocument.createElement("script");
  script.src = `${base}disk.js`;
  pageDocument.head.append(script);
}
