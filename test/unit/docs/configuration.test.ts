// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { renderConfiguration } from "../../../scripts/docs/configuration";

it("docs/configuration.md is what `npx tsx scripts/docs/main.ts` writes", async () => {
  const committed = readFileSync(new URL("../../../docs/configuration.md", import.meta.url), "utf8");
  expect(committed).toBe(await renderConfiguration());
});
