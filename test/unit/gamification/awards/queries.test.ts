// @vitest-environment node
import { describe, expect, it } from "vitest";
import { awardAction } from "../../../../src/gamification/awards/claiming";
import {
  type AwardDecision,
  awardList,
  type AwardQuery,
  awardWrite,
} from "../../../../src/gamification/awards/queries";
import { createEntityWrites } from "../../../../src/gamification/entities/entity-writes";
import { createLog } from "../../../../src/utils/log";
import { advance, connected, second, settled, startClient } from "../support/start-client";

const query: AwardQuery = { lifecycle: "all", tags: [], ids: [], language: "it" };
const claimable = "awa-da-riscattare";

/** Giulia and her awards on the simulated platform. */
async function startAwards() {
  const h = startClient();
  await connected(h.client);
  const writes = createEntityWrites(
    createLog(() => "silent"),
    Date.now,
  );
  const read = async (overrides: Partial<AwardQuery> = {}, skip = 0, limit = 20) => {
    const reply = awardList.readPage(h.client, { ...query, ...overrides }, { skip, limit }, { fresh: true });
    await settled();
    return reply;
  };
  const writeOf = (decision: AwardDecision, id = claimable) =>
    awardWrite(h.client, { id, decision, language: "it" });
  const decide = (decision: AwardDecision, id = claimable) => writes.run(id, writeOf(decision, id));
  const stateOf = (id = claimable) =>
    h.model.gamification.read().members["mem-giulia"]?.awards.find((award) => award.id === id)?.status;
  const count = (name: string) => h.sentCalls().filter((sent) => sent === name).length;
  return { ...h, writes, read, writeOf, decide, stateOf, count };
}

describe("a page of awards", () => {
  it("is read in one call, with the newest award first", async () => {
    const h = await startAwards();
    const { data, meta } = await h.read();
    expect(h.sentCalls()).toEqual(["getAwards"]);
    expect(meta?.totalRecordsFound).toBe(data.length);
    const created = data.map((award) => award.created ?? NaN);
    expect(created).toEqual([...created].sort((a, b) => b - a));
    expect(data[0]?.rewardType?.uom).toEqual(expect.any(String));
  });

  it("contains only awards with the requested lifecycle, tag or id", async () => {
    const h = await startAwards();
    const ids = async (overrides: Partial<AwardQuery>) => (await h.read(overrides)).data.map(({ id }) => id);
    expect(await ids({ lifecycle: "upcoming" })).toContain("awa-in-arrivo");
    expect(await ids({ lifecycle: "archived" })).toContain("awa-scaduto");
    expect(await ids({ lifecycle: "active" })).toContain(claimable);
    expect(await ids({ lifecycle: "active" })).not.toContain("awa-scaduto");
    expect(await ids({ ids: ["awa-scaduto"] })).toEqual(["awa-scaduto"]);
    expect(await ids({ tags: ["nessun-premio"] })).toEqual([]);
  });

  it("contains only the awards at the requested positions", async () => {
    const h = await startAwards();
    const { data } = await h.read();
    expect((await h.read({}, 1, 2)).data.map(({ id }) => id)).toEqual(data.slice(1, 3).map(({ id }) => id));
  });

  it("contains claimable awards, even one without dates, and the platform accepts a claim for each", async () => {
    const h = await startAwards();
    const { data } = await h.read();
    const offered = data.filter((award) => awardAction(award, true, Date.now()).action === "claim");
    const offeredIds = offered.map(({ id }) => id);
    expect(offeredIds).toEqual(expect.arrayContaining([claimable, "awa-in-scadenza", "awa-senza-date"]));
    for (const { id } of offered) {
      const decided = h.decide("claim", id);
      await advance(20 * second);
      expect((await decided)?.status, id).toBe("done");
    }
  });
});

describe("a decision about an award", () => {
  it.each([
    ["claim", "claimAwards", "Claimed"],
    ["decline", "declineAwards", "Declined"],
  ] as const)(
    "is sent only once if made twice, and is confirmed when the platform returns the new state: %s (G2)",
    async (decision, call, state) => {
      const h = await startAwards();
      const first = h.decide(decision);
      const second_ = h.decide(decision);
      await advance(20 * second);
      expect([(await first)?.status, await second_]).toEqual(["done", undefined]);
      expect([h.count(call), h.stateOf()]).toEqual([1, state]);
    },
  );

  it("is confirmed even if the platform returns stale data at first (G2)", async () => {
    const h = await startAwards();
    h.model.gamification.faults.apply("staleRead");
    const decided = h.decide("claim");
    await advance(30 * second);
    expect((await decided)?.status).toBe("done");
    expect(h.count("getAwards")).toBeGreaterThan(1);
  });

  it("fails if the platform refuses it, and can be repeated (G2)", async () => {
    const h = await startAwards();
    h.model.faults.add({ match: "/gapi/claimAwards", status: 500, times: 1 });
    const refused = h.decide("claim");
    await settled();
    expect(await refused).toMatchObject({ status: "failed", kind: "remote" });
    const again = h.decide("claim");
    await advance(20 * second);
    expect((await again)?.status).toBe("done");
  });

  it("is resolved by a read and not sent again if its reply is lost (G2)", async () => {
    const h = await startAwards();
    h.model.faults.add({ match: "/gapi/claimAwards", drop: true, times: 1 });
    const decided = h.decide("claim");
    await advance(60 * second);
    expect((await decided)?.status).toBe("done");
    expect([h.count("claimAwards"), h.stateOf()]).toEqual([1, "Claimed"]);
  });

  it("is not confirmed if a single read shows another decision", async () => {
    const h = await startAwards();
    const declined = h.decide("decline");
    await advance(20 * second);
    await declined;
    const reads = h.count("getAwards");
    const confirmed = h.writeOf("claim").confirm(new AbortController().signal);
    await settled();
    expect([await confirmed, h.count("getAwards")]).toEqual([false, reads + 1]);
  });

  it("is refused by the platform for an expired award (G2)", async () => {
    const h = await startAwards();
    const decided = h.decide("claim", "awa-scaduto");
    await settled();
    expect(await decided).toMatchObject({ status: "failed" });
    expect(h.stateOf("awa-scaduto")).toBe("Expired");
  });

  it("does not cause more reads once the member's session ends", async () => {
    const h = await startAwards();
    h.model.gamification.faults.apply("staleRead");
    const decided = h.decide("claim");
    await settled();
    h.writes.clear();
    await advance(second);
    expect((await decided)?.status).toBe("accepted");
    const reads = h.count("getAwards");
    await advance(30 * second);
    expect(h.count("getAwards")).toBe(reads);
  });
});
