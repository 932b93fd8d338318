import { chunkOfTag, widgetTags, withCompanions } from "./manifest";

/** Tags that the page's configuration switches off: nothing is loaded for them (reliability section 4). */
function disabledTags(): readonly string[] {
  const block = document.getElementById("vetrina-config");
  try {
    const { disabled } = JSON.parse(block instanceof HTMLScriptElement ? block.text : "{}") as {
      disabled?: unknown;
    };
    // An array or words separated by commas, as everywhere in the configuration.
    return String(disabled ?? "").split(/[\s,]+/);
  } catch {
    return [];
  }
}

/** All chunks that the widgets of the page, as far as it has been parsed, will ask for. */
export function chunksOfPage(): string[] {
  const disabled = disabledTags();
  return widgetTags()
    .filter((tag) => !disabled.includes(tag) && document.querySelector(tag))
    .flatMap((tag) => withCompanions(chunkOfTag(tag)));
}

/** Calls now, and again when the rest of the page has come. */
export function asPageGrows(look: () => void): void {
  look();
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", look);
}
