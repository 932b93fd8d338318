/** A token of JSON: a mark, a text, another value, or what is none. */
const tokens =
  /[ \t\r\n]*(?:([{}[\],:])|("(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|([^]|$))/g;

/** The kinds of token with which a value begins: a text is `s`, what has no marks is `v`. */
const value = "{[sv";

/** What may follow a value, by what is open around it. */
const afterValue: Readonly<Record<string, string>> = { "{": ",}", "[": ",]" };

/** Where a text stops to be JSON, counted from 1. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
}

/**
 * Where a text stops to be JSON; undefined if it is JSON. Engines do not always tell the place, and some repeat the text
 * in place of it.
 */
export function jsonFault(text: string): JsonFault | undefined {
  const open: string[] = [];
  let wanted = value;
  for (const { 0: whole, 1: mark, 2: string, 3: plain, 4: other, index } of text.matchAll(tokens)) {
    const kind = mark ?? (string ? "s" : plain ? "v" : other ? "?" : "$");
    if (!wanted.includes(kind)) {
      const before = text.slice(0, index + whole.length - (mark ?? string ?? plain ?? other ?? "").length);
      const lines = before.split("\n");
      return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
    }
    const isName = kind === "s" && wanted.startsWith("s");
    if (kind === "{" || kind === "[") open.push(kind);
    if (kind === "}" || kind === "]") open.pop();
    const around = open.at(-1);
    if (kind === "{") wanted = "s}";
    else if (kind === "[") wanted = `${value}]`;
    else if (kind === ",") wanted = around === "{" ? "s" : value;
    else if (isName) wanted = ":";
    else if (kind === ":") wanted = value;
    else wanted = around ? (afterValue[around] ?? "") : "$";
  }
  return undefined;
}
