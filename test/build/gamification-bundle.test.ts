import { expect, it } from "vitest";
import { bundleImports } from "./bundle-imports";

const client = new URL("../../src/gamification/", import.meta.url);

it("an imported call adds only its own schema to the bundle", async () => {
  const one = await bundleImports(client, ["getMember"]);
  expect(one).toContain("memberRefId");
  for (const unrelated of [
    "pointsStrategy",
    "leaderboardEntries",
    "awardId",
    "SHOULD",
    "typeOffChange",
    "InboxItem",
  ]) {
    expect(one).not.toContain(unrelated);
  }
  const another = await bundleImports(client, ["getFiles"]);
  expect(another).toContain("parentFolderPath");
  expect(another).not.toContain("memberRefId");
});
