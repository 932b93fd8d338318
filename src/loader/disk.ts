import { pageDocument } from "./page-document";

/** Explains why nothing loads on a page from the disk. A classic script: browsers refuse modules and `fetch` there. */
export function explainDisk(base: string): void {
  const script = pageDocument.createElement("script");
  script.src = `${base}disk.js`;
  pageDocument.head.append(script);
}
