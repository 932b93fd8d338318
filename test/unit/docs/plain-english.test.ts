// @vitest-environment node
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Wordings that are never right in a comment, each with advice on what to write instead. */
const habits: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/^What (?!if\b)/, "start with the noun: “Options of …”"],
  [/^That of\b/, "repeat the noun"],
  [/\b(tells?|told)\b/i, "write log, report, announce or show"],
  [/\bwhoever\b/i, "write anyone who"],
  [/\bin sight\b/i, "write visible or in view"],
  [/\beach once\b/i, "write without duplicates"],
  [/\bsays? so\b/i, "write shows a message, logs or explains"],
  [/(?<!there )\bis no (?!longer|more)/i, "negate the verb: is not a …"],
];

/** Words in names that hide what a value is, each with a better word. `address` is only for IP addresses. */
const unclearNames: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/^(told|tell|asked|meant|looked)$/, "name the value or the action"],
  [/^(?!ip|getIp|clientIp|createIp|AddressInfo$).*address/i, "write url"],
];

/** Exempt files: they deal with IP addresses, or have the unclear words in regular expressions. */
const exempt = /ip-address|safety-input|redact\.ts|console-lines/;

/**
 * The identifiers of a source file without members after a dot, because a member gets its name in its
 * declaration.
 */
function namesOf(text: string): Set<string> {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.JSX, text);
  const names = new Set<string>();
  let isMember = false;
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (kind === ts.SyntaxKind.Identifier && !isMember) names.add(scanner.getTokenText());
    isMember = kind === ts.SyntaxKind.DotToken || kind === ts.SyntaxKind.QuestionDotToken;
  }
  return names;
}

const unclearNamesIn = (text: string): string[] =>
  [...namesOf(text)].flatMap((name) =>
    unclearNames.flatMap(([pattern, advice]) => (pattern.test(name) ? [`${name}: ${advice}`] : [])),
  );

/** The comments of a source file, without their markers. */
function commentsOf(text: string): string[] {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.JSX, text);
  const comments: string[] = [];
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (kind === ts.SyntaxKind.SingleLineCommentTrivia) comments.push(scanner.getTokenText().slice(2).trim());
    if (kind === ts.SyntaxKind.MultiLineCommentTrivia)
      comments.push(
        scanner
          .getTokenText()
          .replace(/^\/\*+|\*+\/$|^[ \t]*\*/gm, "")
          .replace(/\s+/g, " ")
          .trim(),
      );
  }
  return comments;
}

/**
 * The faults of a comment. Code in backticks and quoted texts are not checked, because they are not our
 * English.
 */
function faultsOf(comment: string): string[] {
  const text = comment.replace(/`[^`]*`|"[^"]*"|“[^”]*”/g, "x");
  return habits.flatMap(([pattern, advice]) => (pattern.test(text) ? [`${advice}: ${comment}`] : []));
}

const folders = [
  "src",
  "widgets",
  "distribution",
  "markup",
  "clientlibs",
  "sandbox",
  "scripts",
  "stories",
  "test",
];

const files = execFileSync("git", ["ls-files", ...folders], { cwd: root, encoding: "utf8" })
  .trim()
  .split("\n")
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith("plain-english.test.ts"));

describe("names in the source code", () => {
  it("contain only clear terms", () => {
    const faults = files
      .filter((file) => !exempt.test(file))
      .flatMap((file) =>
        unclearNamesIn(readFileSync(join(root, file), "utf8")).map((fault) => `${file}: ${fault}`),
      );
    expect(faults).toEqual([]);
  });

  it("are reported if they contain an unclear word", () => {
    const text = "const told = safeAddress(ipAddress, server.address());";
    expect(unclearNamesIn(text)).toEqual(["told: name the value or the action", "safeAddress: write url"]);
  });
});

describe("comments", () => {
  it("are plain English", () => {
    const faults = files.flatMap((file) =>
      commentsOf(readFileSync(join(root, file), "utf8")).flatMap((comment) =>
        faultsOf(comment).map((fault) => `${file}: ${fault}`),
      ),
    );
    expect(files.length).toBeGreaterThan(1000);
    expect(faults).toEqual([]);
  });

  it.each(["What the panel reads", "Tells the page", "the row stays in sight", "an address is no URL"])(
    "are reported if they contain “%s”",
    (comment) => {
      expect(faultsOf(comment)).toHaveLength(1);
    },
  );
});
