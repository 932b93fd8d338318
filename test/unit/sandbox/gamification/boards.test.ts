// @vitest-environment node
import { expect, it, onTestFinished, vi } from "vitest";
import { createModelWebSocket } from "../../../../sandbox/browser/gamification";
import { createModel } from "../../../../sandbox/model";
import { createGamification, type Leaderboard } from "../../../../src/gamification";
import { getContests } from "../../../../src/gamification/calls";
import { giulia, memberToken, startBroker, type WireReply } from "./client";

interface Entry {
  readonly rank: number;
  readonly score: number;
  readonly members: readonly { readonly memberId: string; readonly goalReached?: boolean }[];
}

const watch = (entityId: string, topRanksToInclude = 10) => ({
  entityId,
  action: "Subscribe",
  leaderboardFilter: { topRanksToInclude },
});

const entriesOf = (board: WireReply | undefined) => (board?.leaderboardEntries ?? []) as readonly Entry[];

it("a test can fill a board with 10,000 rows, which the client receives and which still move", async () => {
  const model = createModel();
  const client = createGamification({
    address: "https://simulated.invalid/ws",
    getToken: () => Promise.resolve(memberToken(model, "giulia")),
    webSocket: createModelWebSocket(model, { pace: 0 }),
  });
  onTestFinished(() => client.close());
  const { boards, tick } = model.gamification;
  boards.fill("con-autunno-1", 10_000);
  const seen: Leaderboard[] = [];
  client.board("con-autunno-1", { topRanksToInclude: 1 }, (news) => {
    if (news.status === "ready") seen.push(news.board);
  });
  await vi.waitFor(() => {
    expect(seen).toHaveLength(1);
  });
  const rows = seen[0]?.leaderboardEntries ?? [];
  expect(rows.map(({ rank }) => rank)).toEqual(Array.from({ length: 10_000 }, (_, index) => index + 1));
  expect(rows.some(({ members }) => members.some(({ memberId }) => memberId === giulia))).toBe(true);
  tick();
  await vi.waitFor(() => {
    expect(seen).toHaveLength(2);
  });
  const moved = seen[1]?.leaderboardEntries ?? [];
  expect(moved.flatMap(({ members }) => members)).toHaveLength(10_000);
  expect(moved[0]?.members).not.toEqual(rows[0]?.members);
});

it("the fault oldSnapshot sends the snapshot before again after a newer one, as often as asked", () => {
  const { model, player } = startBroker();
  const client = player();
  client.call("subscribeToLeaderboard", watch("con-slot-lampo-1"));
  model.gamification.faults.apply("oldSnapshot", 2);
  for (let step = 0; step < 3; step += 1) model.gamification.tick();
  const sequences = client.callbacks("leaderboardUpdate").map(({ sequence }) => sequence);
  expect(sequences).toEqual([2, 1, 3, 2, 4]);
});

it("groups share the competitors, and the goal of a contest is reached by some", () => {
  const client = startBroker().player();
  const membersOf = (id: string) =>
    entriesOf(client.call("subscribeToLeaderboard", watch(id, 50))?.data as WireReply).flatMap(
      ({ members }) => members,
    );
  const [a, b] = ["con-coppa-1", "con-coppa-2"].map((id) => membersOf(id).map(({ memberId }) => memberId));
  expect([a?.length, b?.length]).toEqual([40, 40]);
  expect(a?.filter((id) => b?.includes(id))).toEqual([]);
  const reached = membersOf("con-oro-1").map(({ goalReached }) => goalReached);
  expect(new Set(reached)).toEqual(new Set([true, false]));
});

it("there are contests of both round types and every strategy", () => {
  const reply = startBroker()
    .player()
    .call("getContests", { contestFilter: { limit: 50 } });
  const contests = getContests.read(reply).data;
  expect(new Set(contests.map(({ roundType }) => roundType))).toEqual(new Set(["TimeBound", "TargetBased"]));
  expect(new Set(contests.map(({ strategies }) => strategies?.strategyType))).toEqual(
    new Set(["TotalCumulative", "SumBest", "LimitedTo", "FirstTo"]),
  );
});
