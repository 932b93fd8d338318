import { chunkOfTag, widgetTags, withCompanions } from "./manifest";
import { pageDocument } from "./page-document";

/** Tags that the page's configuration switches off; their chunks are not loaded (reliability section 4). */
function disabledTags(): readonly string[] {
  const block = pageDocument.querySelector('script#vetrina-config[type="application/json"]');
  try {
    const { disabled } = JSON.parse(block?.textContent ?? "{}") as { disabled?: unknown };
    // An array, or a text with commas, as in all lists of the configuration.
    return String(disabled ?? "").split(/[\s,]+/);
  } catch {
    return [];
  }
}

/** All chunks that the widgets in the parsed part of the page need. */
export function chunksOfPage(): string[] {
  const disabled = disabledTags();
  return widgetTags()
    .filter((tag) => !disabled.includes(tag) && pageDocument.querySelector(tag))
    .flatMap((tag) => withCompanions(chunkOfTag(tag)));
}

/** Runs `task` now, and again if the whole page is parsed later. */
export function nowAndWhenParsed(task: () => void): void {
  task();
  pageDocument.addEventListener("DOMContentLoaded", task);
}
