/** A citation in a comment, which may be split across two lines. */
const citation =
  /(?:\s+\*)?\s+\((?:[RS]\d+|(?:architecture|protocol|reliability|security|specification)(?:\s+\*)?\s+section(?:\s+\*)?\s+[\d.]+(?:, \w+)?)\)/g;

/** Removes citations of the project's documents, which the package does not contain. */
export const withoutCitations = (text: string): string => text.replace(citation, "");
