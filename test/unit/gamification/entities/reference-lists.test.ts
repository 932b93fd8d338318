// @vitest-environment node
import { describe, expect, it } from "vitest";
import { fileList, type FileQuery } from "../../../../src/gamification/files/queries";
import { rewardList, type RewardQuery } from "../../../../src/gamification/rewards/queries";
import { ruleList, type RuleQuery } from "../../../../src/gamification/rules/queries";
import { startReading } from "../support/panels";

describe("a page of rewards", () => {
  const all: RewardQuery = { of: "all", ids: [], types: [], rank: 0, language: "it" };

  it("is read in one call per type, and includes the names of the entities that give the rewards", async () => {
    const h = startReading(rewardList, all);
    const { data, meta } = await h.read({}, { limit: 50 });
    expect(h.sentCalls().toSorted()).toEqual([
      "getAchievements",
      "getContests",
      "getRewards",
      "listInstantWins",
    ]);
    expect(meta?.totalRecordsFound).toBe(data.length);
    expect(data.find(({ id }) => id === "rew-dieci-mani")?.owner).toEqual({
      type: "Achievement",
      id: "ach-dieci-mani",
      name: "Dieci mani al tavolo",
    });
    expect(data.every(({ owner }) => owner !== undefined)).toBe(true);
  });

  it("contains only the rewards of a given entity, place or type, or the rewards with given ids", async () => {
    const h = startReading(rewardList, all);
    const autumn = { of: "contest", ids: ["con-autunno-1"] } as const;
    expect(await h.idsOf(autumn)).toHaveLength(4);
    expect(await h.idsOf({ ...autumn, rank: 3 })).toEqual(["rew-autunno-2"]);
    expect(await h.idsOf({ ...autumn, rank: 7 })).toEqual(["rew-autunno-4"]);
    expect(await h.idsOf({ ...autumn, types: ["Free-Spins"] })).toEqual(["rew-autunno-11"]);
    expect(await h.idsOf({ of: "reward", ids: ["rew-giro"] })).toEqual(["rew-giro"]);
    expect(await h.idsOf({ of: "instant-win" })).toHaveLength(5);
  });

  it("omits the names of entities that cannot be read, but not the rewards", async () => {
    const h = startReading(rewardList, all);
    h.model.faults.add({ match: "/gapi/getContests", status: 500 });
    const { data } = await h.read({}, { limit: 50 });
    const hasOwner = (id: string) => data.find((each) => each.id === id)?.owner !== undefined;
    expect([hasOwner("rew-autunno-1"), hasOwner("rew-dieci-mani")]).toEqual([false, true]);
  });
});

describe("a page of rules", () => {
  const all: RuleQuery = { of: "contest", ids: [], language: "it" };

  it("is read with the names of the entities in two calls", async () => {
    const h = startReading(ruleList, all);
    const { data } = await h.read();
    expect(h.sentCalls()).toEqual(["getRules", "getContests"]);
    expect(data.map(({ id, owner }) => [id, owner?.id])).toEqual([
      ["rule-autunno", "con-autunno-1"],
      ["rule-operatori", "con-slot-lampo-1"],
      ["rule-coppa", "con-coppa-1"],
    ]);
    expect(data[0]?.tree?.nodes).toHaveLength(2);
  });

  it("contains only the rules of a given entity, or the rules with given ids", async () => {
    const h = startReading(ruleList, all);
    expect(await h.idsOf({ of: "achievement", ids: ["ach-tre-multiple"] })).toEqual(["rule-multiple"]);
    expect(await h.idsOf({ of: "rule-set", ids: ["rule-coppa"] })).toEqual(["rule-coppa"]);
  });

  it("contains rules without an id or an expression, each with a generated id", async () => {
    const h = startReading(ruleList, all);
    h.model.gamification.space.update((state) => ({
      ...state,
      rules: [
        { entityType: "Contest", entityId: "a" } as never,
        { entityType: "Contest", entityId: "a" } as never,
      ],
    }));
    const { data } = await h.read();
    expect(new Set(data.map(({ id }) => id)).size).toBe(2);
    expect(data.map(({ tree }) => tree)).toEqual([undefined, undefined]);
  });
});

describe("a page of files", () => {
  const all: FileQuery = { repository: "", ids: [], kinds: [] };

  it("contains the files of the chosen repository, sorted by name, after one call", async () => {
    const h = startReading(fileList, all);
    const { data } = await h.read({ repository: "repo-documenti" });
    expect(h.sentCalls()).toEqual(["getFiles"]);
    expect(data.map(({ kind }) => kind)).toEqual([
      "other",
      "sheet",
      "image",
      "text",
      "pdf",
      "pdf",
      "archive",
    ]);
    expect(data[0]?.file.name).toBe("Archivio dei regolamenti");
  });

  it("is empty, without a call, if the author names neither a repository nor files", async () => {
    const h = startReading(fileList, all);
    expect(await h.idsOf({})).toEqual([]);
    expect(h.sentCalls()).toEqual([]);
  });

  it("contains only the files of given kinds, or the files with given ids", async () => {
    const h = startReading(fileList, all);
    expect(await h.idsOf({ repository: "repo-documenti", kinds: ["pdf"] })).toEqual([
      "file-sospetto",
      "file-regolamento",
    ]);
    expect(await h.idsOf({ ids: ["file-icon-3"] })).toEqual(["file-icon-3"]);
  });
});
