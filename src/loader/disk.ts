import { fileOf } from "./manifest";
import { pageDocument } from "./page-document";

/** Says why nothing loads on a page from the disk. A classic script: browsers refuse modules and `fetch` there. */
export function explainDisk(base: string): void {
  const script = pageDocument.createElement("script");
  script.src = base + fileOf("from-disk");
  pageDocument.head.append(script);
}
