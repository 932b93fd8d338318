/**
 * The words of a documented line around the names of the page, which stand as ellipses. What begins a line is the element
 * that the log names.
 */
export const fixedParts = (line: string): string[] =>
  line
    .replace(/^<…> /, "")
    .split(/"?…"?/)
    .map((part) => part.trim())
    .filter((part) => /\w{3}/.test(part));
