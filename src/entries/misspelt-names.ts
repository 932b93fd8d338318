import { whenIdle } from "../element/idle";
import { isAuthorsPlace } from "../platform/authors-place";
import { documentParsed } from "../platform/document-parsed";
import type { Page } from "../platform/page";
import { pageDocument } from "../utils/page-document";
import type { Runtime } from "./bootstrap";

/** Whether authors look here: one element in edit mode is enough. */
const isForAuthors = (page: Page) =>
  isAuthorsPlace(page) || pageDocument.querySelector('[data-edit]:not([data-edit="false" i])') !== null;

/**
 * Where an author looks, names misspelt tags and attributes and other mistakes of the page. Players load nothing of it:
 * what looks for mistakes and has words for them comes when an author's page is idle.
 */
export async function nameMisspellings({ catalogue, services }: Runtime): Promise<void> {
  await documentParsed();
  if (!isForAuthors(services.page)) return;
  await new Promise<void>(whenIdle);
  try {
    const { tellAuthors } = await import("../inspector/misspelt");
    tellAuthors(catalogue, services);
  } catch (error) {
    services.log.warn("mistakes of the page could not be looked for", error);
  }
}
