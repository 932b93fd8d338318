import { pageDocument } from "./page-document";

/** The page's configuration block, unchecked. The library reads it again, with all checks. */
export function readConfiguration(): unknown {
  const block = pageDocument.querySelector('script#vetrina-config[type="application/json"]');
  try {
    return JSON.parse(block?.textContent ?? "{}") as unknown;
  } catch {
    return {};
  }
}

/** The value of a key such as `bonus.paths.list`. */
export const valueAt = (config: unknown, key: string): unknown =>
  key
    .split(".")
    .reduce<unknown>((object, name) => (object as Record<string, unknown> | undefined)?.[name], config);

/**
 * Returns the Italian or the English text of a loader message: by the configured language or, if missing, by
 * the page's `lang`. Italian if both are missing.
 */
export function inPageLanguage(italian: string, english: string): string {
  const configured = valueAt(readConfiguration(), "language");
  const declared = pageDocument.documentElement.lang;
  const isItalian = configured ? configured !== "en" : /^(it\b|$)/i.test(declared);
  return isItalian ? italian : english;
}
