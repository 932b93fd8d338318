/** A reference in a comment, a test title or a document to a row (`S01`) or a section (`protocol 4`). */
export interface Citation {
  readonly target: string;
  readonly line: number;
}

/** Documents whose sections are cited by their number. */
const documents = [
  "architecture",
  "embedding",
  "performance",
  "protocol",
  "reliability",
  "security",
  "specification",
  "widgets",
].join("|");

const row = /^[A-Z]\d{1,2}$/;
const range = /^([A-Z])(\d{1,2})[–-]\1(\d{1,2})$/;

/** Expands a reference: `S01` to itself, and `X4–X6` to `X4`, `X5` and `X6`. */
function rowsIn(token: string): string[] {
  const [, letter = "", first, last] = range.exec(token) ?? [];
  if (first === undefined) return row.test(token) ? [token] : [];
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, index) => `${letter}${Number(first) + index}`);
}

const split = (text: string) => text.split(/\s*,\s*|\s+and\s+/).map((token) => token.trim());

const parentheses = /\(([^()]*)\)/g;
const namedRows = /\brows?\s+((?:[A-Z]\d{1,2}(?:,\s+|\s+and\s+)?)+)/g;
const number = "\\d+(?:\\.\\d+)?";
/**
 * Matches "protocol section 4", "specification sections 3.2 and 3.3" and "protocol section 0, points 7 and
 * 8".
 */
const section = new RegExp(
  `\\b(${documents})(?:\\.md|'s)?,?\\s+sections?\\s+(${number}(?:(?:,\\s+|\\s+and\\s+)${number})*)(?:,\\s+points?\\s+([\\d,\\s]+(?:and\\s+\\d+)?))?`,
  "g",
);
/**
 * Matches a document and its section with words in between: "What the specification calls the request
 * (section 5)".
 */
const distantSection = new RegExp(`\\b(${documents})\\b[^.()]{0,60}\\(section\\s+(${number})\\)`, "g");

/** Cited sections as "protocol 4". With points, each point is included: "protocol 0.7" and "protocol 0.8". */
function sectionsIn([, document = "", list = "", points]: RegExpExecArray): string[] {
  const numbers = split(list).filter(Boolean);
  if (points === undefined) return numbers.map((each) => `${document} ${each}`);
  return split(points)
    .filter(Boolean)
    .flatMap((point) => numbers.map((each) => `${document} ${each}.${point}`));
}

/** A multi-line comment becomes one text of the same length, so that positions do not change. */
const joined = (source: string) =>
  source.replace(/\n\s*(\*(?!\/)|\/\/)?/g, (lineBreak) => " ".repeat(lineBreak.length));

/**
 * Citations of a source file or a document, in order: rows in parentheses or after the word "row", and
 * numbered sections. The whole text is searched, because no code of the project looks like a citation.
 */
export function citationsIn(source: string): Citation[] {
  const text = joined(source);
  const found: { readonly target: string; readonly position: number }[] = [];
  const collect = (pattern: RegExp, read: (match: RegExpExecArray) => string[]) => {
    for (const match of text.matchAll(pattern))
      for (const target of read(match)) found.push({ target, position: match.index });
  };
  collect(parentheses, ([, inside = ""]) => split(inside).flatMap(rowsIn));
  collect(namedRows, ([, list = ""]) => split(list).flatMap(rowsIn));
  collect(section, sectionsIn);
  collect(distantSection, sectionsIn);
  return found
    .sort((one, other) => one.position - other.position)
    .map(({ target, position }) => ({ target, line: source.slice(0, position).split("\n").length }));
}

/** Citable targets: ids in the first column of a table, and numbered headings. */
export function targetsIn(document: string, markdown: string): string[] {
  const rows = [...markdown.matchAll(/^\| *([A-Z]\d{1,2}) *\|/gm)].map(([, id = ""]) => id);
  const sections = [...markdown.matchAll(/^#{2,4} (\d+(?:\.\d+)?)\.? /gm)].map(
    ([, number = ""]) => `${document} ${number}`,
  );
  return [...rows, ...sections];
}

const ownFolders = /^(src|widgets|distribution|markup|sandbox|test|scripts|clientlibs|stories|docs)\//;

/** Paths of the repository that a document names in backticks. */
export function pathsIn(markdown: string): string[] {
  const named = [...markdown.matchAll(/`([\w./@-]+)`/g)].map(([, path = ""]) => path);
  return named.filter((path) => ownFolders.test(path));
}

export interface Link {
  readonly path: string;
  readonly anchor: string | undefined;
}

/** Relative links of a document. */
export function linksIn(markdown: string): Link[] {
  return [...markdown.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, url = ""]) => url)
    .filter((url) => !/^[a-z]+:/.test(url))
    .map((url) => {
      const [path = "", anchor] = url.split("#");
      return { path, anchor };
    });
}

/** Anchors of a document's headings, as GitHub makes them. */
export function anchorsIn(markdown: string): string[] {
  return [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replace(/\s/g, "-"),
  );
}
