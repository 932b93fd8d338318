import { readConfiguration, valueAt } from "./configuration";
import { pageDocument } from "./page-document";

/**
 * The language of the loader's own messages: that of the configuration or, if it has none, Italian unless the page
 * declares another one.
 */
export function inPageLanguage(italian: string, english: string): string {
  const configured = valueAt(readConfiguration(), "language");
  const declared = pageDocument.documentElement.lang;
  const isItalian = configured ? configured !== "en" : /^(it\b|$)/i.test(declared);
  return isItalian ? italian : english;
}
