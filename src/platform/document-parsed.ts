import { pageDocument } from "../utils/page-document";

/** Resolves when the document is parsed. Until then, an element that is missing may still be added. */
export function documentParsed(): Promise<void> {
  if (pageDocument.readyState !== "loading") return Promise.resolve();
  return new Promise((resolve) => {
    pageDocument.addEventListener(
      "DOMContentLoaded",
      () => {
        resolve();
      },
      { once: true },
    );
  });
}
