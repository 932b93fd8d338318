import { pageDocument } from "./page-document";

/**
 * Explains why nothing loads on a page that is opened as a local file. It uses a classic script, because
 * browsers refuse modules and `fetch` there.
 */
export function explainDisk(base: string): void {
  const script = pageDocument.createElement("script");
  script.src = `${base}disk.js`;
  pageDocument.head.append(script);
}
