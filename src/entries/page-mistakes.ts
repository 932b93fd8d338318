import { whenIdle } from "../element/page-use";
import { documentParsed } from "../platform/lifecycle";
import { isAuthoringContext, type Page } from "../platform/page";
import { pageDocument } from "../utils/page-document";
import type { Runtime } from "./runtime";

/** True if an author or developer views the page. One element in edit mode is sufficient. */
const isForAuthors = (page: Page) =>
  isAuthoringContext(page) || pageDocument.querySelector('[data-edit]:not([data-edit="false" i])') !== null;

/**
 * Reports misspelt tags and attributes and other authoring errors to authors. Its code loads only on a page
 * that an author views, when the page is idle, so players never load it.
 */
export async function reportPageMistakes({ catalogue, services }: Runtime): Promise<void> {
  await documentParsed();
  if (!isForAuthors(services.page)) return;
  await new Promise<void>(whenIdle);
  try {
    const { reportMistakes, notes } = await import("../inspector/author-checks");
    reportMistakes({ catalogue, notes, services });
  } catch (error) {
    services.log.warn("the page could not be checked for mistakes", error);
  }
}
