// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { consoleLines } from "../../../clientlibs/docs/console-lines";

const root = fileURLToPath(new URL("../../..", import.meta.url));

const sources = ["src", "widgets"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), "utf8")),
);

/** The words of a line around the names of the page. What begins a line is the element that the log names. */
const fixedParts = (line: string) =>
  line
    .replace(/^<…> /, "")
    .replace(/^data-…=|^#vetrina-config/, "")
    .split(/"?…"?/)
    .map((part) => part.trim())
    .filter((part) => /\w{3}/.test(part));

it.each(consoleLines)("the library says: $line", ({ line }) => {
  const parts = fixedParts(line);
  expect(parts.length).toBeGreaterThan(0);
  expect(sources.some((source) => parts.every((part) => source.includes(part)))).toBe(true);
});
