/** Maximum length of texts from a service. Longer texts are cut before they are shown or logged (S19). */
export const maxTextLength = 300;

/** A string or a number as a string of at most `maxLength` characters; an empty string for any other value. */
export const boundedText = (value: unknown, maxLength = maxTextLength): string =>
  typeof value === "string" || typeof value === "number" ? String(value).slice(0, maxLength) : "";
