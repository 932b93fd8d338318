/** What the ids of documented lines begin with. */
export const lineIdStart = "line-";

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

/** The same for comparing: a reader may paste a part of a line, without what separates it from the rest. */
export const lineParts = (line: string): string[] =>
  fixedParts(line).map((part) => part.toLowerCase().replace(/^\W+|\W+$/g, ""));

/** What the log puts before a line. */
const beginning = /^\s*(\[vetrina\]\s*)?(<[\w-]+>\s*)?/;

/**
 * Whether a pasted text is a documented line with the names of a page, or its end: then the length of what is the same,
 * else 0.
 *
 * @param line as it is documented
 * @param parts its words around the names
 */
export function fitOfLine(pasted: string, line: string, parts: readonly string[]): number {
  const text = pasted.toLowerCase().replace(beginning, "");
  const beginsWithName = line.replace(/^<…> /, "").startsWith("…");
  const matched = (from: number): number => {
    let at = 0;
    for (const part of parts.slice(from)) {
      const found = text.indexOf(part, at);
      if (found === -1) return 0;
      at = found + part.length;
    }
    return parts.slice(from).join("").length;
  };
  // The whole line, else what follows one of its names.
  const starts = parts
    .map((_, from) => from)
    .filter((from) => {
      const isWhole = from === 0 && beginsWithName;
      return isWhole || (text.startsWith(parts[from] ?? "") && text.length > (parts[from] ?? "").length);
    });
  return Math.max(0, ...starts.map(matched));
}
