// @vitest-environment node
import { ESLint } from "eslint";
import { expect, it } from "vitest";

const eslint = new ESLint();

const rulesFor = async (code: string, filePath = "src/utils/sample.ts") =>
  (await eslint.lintText(code, { filePath }))[0]?.messages.map(({ message }) => message).join("\n") ?? "";

it.each([
  ["export const a = Array.from([1]);", "listOf"],
  ["export const a = (b: unknown) => b instanceof Promise;", "kinds-of-objects"],
  ["export const a = (b: unknown) => b instanceof HTMLElement;", "kinds-of-objects"],
  ['export const a = Reflect.get(Document.prototype, "b");', "own prototype"],
  ["export const a = JSON.stringify(1);", "stringifyJson"],
  ['export const a = Date.parse("b");', "getTime"],
  ["export const a = Promise.allSettled([]);", "settle"],
  ['export const a = new Intl.NumberFormat("it", { style: "unit" });', "withoutPrototype"],
  ['addEventListener("a", () => undefined);', "window.addEventListener"],
  ['import * as v from "valibot";\nexport const a = v.object({});', "valibot.ts"],
])("refuses what scripts of a page replace: %s", async (code, advice) => {
  expect(await rulesFor(code)).toContain(advice);
});

it("accepts instanceof with our own classes", async () => {
  const own = "class Own {\n  a = 1;\n}\nexport const a = (b: unknown) => b instanceof Own;";
  expect(await rulesFor(own)).toBe("");
});
