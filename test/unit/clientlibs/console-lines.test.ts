// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { unescapedMarkup } from "../../support/markup";
import { files } from "./docs-files";

/**
 * Fixed parts of a documented message: its text without the element at its beginning, and without the
 * ellipses that stand for names from the page.
 */
const fixedParts = (line: string): string[] =>
  line
    .replace(/^<…> /, "")
    .split(/"?…"?/)
    .map((part) => part.trim())
    .filter((part) => /\w{3}/.test(part));

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Messages in the headings of a troubleshooting page, in English on both pages. */
const linesOf = (path: string): string[] =>
  [...(files.get(path) ?? "").matchAll(/<h4 id="line-[^"]+"><code>(.*?)<\/code><\/h4>/g)].map(
    ([, line = ""]) => unescapedMarkup(line),
  );

const consoleLines = linesOf("troubleshooting.html");

/** Sources by path. Texts that are split over several lines are joined. */
const sources = new Map(
  ["src", "widgets"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file): [string, string] => [
        join(folder, file),
        readFileSync(join(root, folder, file), "utf8").replace(/[`"] \+\s+[`"]/g, ""),
      ]),
  ),
);

/**
 * Replaces the name that the code inserts at the beginning of a message: the name of an attribute or key, or
 * the id of a block or bonus.
 */
const withoutNames = (line: string) =>
  line.replace(
    /data-…=|data-…-(?:from|to)=|^#vetrina-config|^bonus …:|^configuration "…" (?=is needed to|… needed)/g,
    "…",
  );

it.each(consoleLines)("the library logs “%s”", (line) => {
  const parts = fixedParts(withoutNames(line));
  expect(parts.length).toBeGreaterThan(0);
  expect([...sources.values()].some((source) => parts.every((part) => source.includes(part)))).toBe(true);
});

it("the English troubleshooting page has the messages of the Italian page", () => {
  expect(consoleLines.length).toBeGreaterThan(50);
  expect(linesOf("en/troubleshooting.html")).toEqual(consoleLines);
});

describe("the warnings and errors of the sources", () => {
  const call =
    /\b(?:(?:log|console)\.(?:warn|error)|complain|note|tell|report)\(\s*([`"'])((?:\\.|(?!\1)[^])*?)\1/g;

  /** Folders in which functions with these names do not log messages. */
  const elsewhere =
    /^(?:src\/inspector|src\/gamification\/requests\/call-watch|widgets\/missions\/step-notes)/;

  const messages = [...sources].flatMap(([path, source]) =>
    elsewhere.test(path)
      ? []
      : [...source.matchAll(call)].map(([, , text = ""]) => ({
          path,
          message: text.replace(/\$\{[^}]*\}/g, "…").replace("[vetrina] ", ""),
        })),
  );

  /** Messages for developers, about their own scripts and about data of a platform. */
  const notForAuthors = [
    "the queue takes functions only",
    "a queued command failed",
    "the page's onError failed",
    "a listener of the session failed",
    "a callback of … failed",
    '…: a listener of "…" failed',
    "… callback",
    "…: empty body",
    "markup is too large or too deep to be shown in full: …",
    "the contrast could not be checked",
    "the page could not be checked for mistakes",
  ];

  /** Messages of one word are names of errors. */
  const isSentence = (message: string) => fixedParts(message).some((part) => part.includes(" "));

  /** Minimum length of a documented message, because a message with few words would match many others. */
  const minWords = 15;

  const isDocumented = (message: string) =>
    consoleLines.some((line) => {
      const parts = fixedParts(message);
      const words = fixedParts(line);
      const isPart = words.join("").length >= minWords && words.every((part) => message.includes(part));
      return isPart || parts.every((part) => line.includes(part));
    });

  it("are documented if they concern authors", () => {
    expect(messages.length).toBeGreaterThan(60);
    const missing = messages.filter(
      ({ message }) => isSentence(message) && !notForAuthors.includes(message) && !isDocumented(message),
    );
    expect(missing).toEqual([]);
  });
});
