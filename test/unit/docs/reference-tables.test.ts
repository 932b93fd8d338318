// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { renderConfiguration } from "../../../scripts/docs/configuration";
import { calls } from "../../../src/gamification/call-names";
import { destinationRows } from "../gamification/support/destinations";

it("docs/configuration.md is identical to the output of `npx tsx scripts/docs/main.ts`", async () => {
  const committed = readFileSync(new URL("../../../docs/configuration.md", import.meta.url), "utf8");
  expect(committed).toBe(await renderConfiguration());
});

const document = readFileSync(new URL("../../../docs/protocol.md", import.meta.url), "utf8");

/** The cells of each row whose first cell is a name in backticks, in the section about destinations. */
const rows = (/## 3\. .*?(?=\n## )/s.exec(document)?.[0] ?? "")
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter(([, name]) => name?.startsWith("`"))
  .map(([, name = "", kind, body, reply, role]) => ({ name: name.slice(1, -1), kind, body, reply, role }));

it("docs/protocol.md lists every call with its kind, body, reply and role", () => {
  const expected = destinationRows.map(({ name, objectType, role = "none" }) => {
    const { kind, parameter = "none" } = calls[name];
    return { name, kind, body: parameter, reply: objectType, role };
  });
  expect(expected.map(({ name }) => name).sort()).toEqual(Object.keys(calls).sort());
  expect(rows).toEqual(expected);
});
