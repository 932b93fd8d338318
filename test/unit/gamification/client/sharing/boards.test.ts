import { describe, expect, it } from "vitest";
import type { LeaderboardSubscription } from "../../../../../src/gamification/client/connection/connection";
import { readReply } from "../../../../../src/gamification/client/requests/reply";
import { createMergedSubscriptions } from "../../../../../src/gamification/client/sharing/tab-subscriptions";
import { subscribeToLeaderboard } from "../../../../../src/gamification/protocol/leaderboards";
import { createTabs, pass, type TestTab, useFakeTime } from "./tabs";

useFakeTime();

const subscription = (entityId: string, top = 10, around = 0): LeaderboardSubscription => ({
  entityId,
  topRanksToInclude: top,
  ranksAboveToInclude: around,
  ranksBelowToInclude: around,
});

const subscribeCalls = ({ received }: ReturnType<typeof createTabs>["platform"]) =>
  received.filter(({ destination }) => destination === "/gapi/subscribeToLeaderboard");

describe("leaderboard subscriptions of several tabs", () => {
  it("are merged into one for each leaderboard, with the largest number of ranks", async () => {
    const { connectTabs, platform } = createTabs();
    const [one, other] = await connectTabs({}, { isHidden: true });
    one?.connection.setSubscriptions([subscription("a", 10, 2), subscription("b")]);
    other?.connection.setSubscriptions([subscription("a", 3, 5)]);
    await pass(50);
    expect(platform.created[0]?.subscriptions()).toEqual([subscription("a", 10, 5), subscription("b")]);
  });

  it("provide each tab with the snapshots of its own leaderboards", async () => {
    const { connectTabs } = createTabs();
    const [one, other] = await connectTabs({}, { isHidden: true });
    one?.connection.setSubscriptions([subscription("a", 10)]);
    other?.connection.setSubscriptions([subscription("b", 20)]);
    await pass(50);
    expect(one?.events).toEqual(["board a 10"]);
    expect(other?.events).toEqual(["board b 20"]);
  });

  it("provide the first snapshot even to a later tab that does not need additional ranks", async () => {
    const { connectTabs, platform } = createTabs();
    const [one, other] = await connectTabs({}, { isHidden: true });
    one?.connection.setSubscriptions([subscription("a", 10)]);
    await pass(50);
    other?.connection.setSubscriptions([subscription("a", 3)]);
    await pass(50);
    expect(other?.events).toEqual(["board a 3"]);
    const [{ body = "" } = {}, ...more] = subscribeCalls(platform);
    expect(more).toEqual([]);
    expect(JSON.parse(body)).toEqual({
      body: {
        entityId: "a",
        action: "Subscribe",
        leaderboardFilter: { topRanksToInclude: 10, ranksAboveToInclude: 0, ranksBelowToInclude: 0 },
      },
    });
    // Setting the same subscription again does not request a second snapshot.
    other?.connection.setSubscriptions([subscription("a", 3)]);
    await pass(50);
    expect(subscribeCalls(platform)).toHaveLength(1);
  });

  it.each([
    ["is closed", "close"],
    ["crashes", "crash"],
    ["is suspended", "suspend"],
    ["removes them", "remove"],
  ] as const)("end if the tab that made them %s", async (_, how) => {
    const { connectTabs, platform } = createTabs();
    const [one, other] = await connectTabs({}, { isHidden: true });
    one?.connection.setSubscriptions([subscription("a")]);
    other?.connection.setSubscriptions([subscription("a", 30), subscription("b")]);
    await pass(50);
    if (how === "close") void other?.connection.close();
    else if (how === "remove") other?.connection.setSubscriptions([]);
    else other?.[how]();
    await pass(50);
    expect(platform.created[0]?.subscriptions()).toEqual([subscription("a")]);
  });

  it("are sent to a new leader", async () => {
    const { connectTabs, platform } = createTabs();
    const [leader, visible, hidden] = await connectTabs({}, {}, { isHidden: true });
    visible?.connection.setSubscriptions([subscription("a")]);
    hidden?.connection.setSubscriptions([subscription("b")]);
    await pass(50);
    leader?.crash();
    await pass(100);
    expect([...(platform.created[1]?.subscriptions() ?? [])].sort(byName)).toEqual([
      subscription("a"),
      subscription("b"),
    ]);
    expect(hidden?.events).toEqual(["board b 10", "lost", "board b 10"]);
  });

  it("are sent to the leader even if they were made before the connection", async () => {
    const { openTab, platform } = createTabs();
    const tabs = [openTab(), openTab()];
    tabs.forEach(({ connection }, index) => {
      connection.setSubscriptions([subscription(`board-${index}`)]);
    });
    await pass(100);
    tabs.forEach(({ events }, index) => {
      expect(events).toEqual([`board board-${index} 10`]);
    });
    expect(platform.connections()).toHaveLength(1);
  });
});

const byName = (one: LeaderboardSubscription, other: LeaderboardSubscription) =>
  one.entityId.localeCompare(other.entityId);

/** The sequence numbers of the leaderboards that a tab receives from now on. */
function receivedSequences({ connection }: TestTab) {
  const sequences: (number | undefined)[] = [];
  connection.listen({
    board: (_, delivery) => void sequences.push(readReply(subscribeToLeaderboard, delivery).data.sequence),
  });
  return sequences;
}

describe("a tab that joins another tab's leaderboard subscription", () => {
  /** Three tabs. The leader has subscribed to the leaderboard "a", which has the sequence number 1. */
  async function startBoard() {
    const tabs = createTabs();
    const { platform, connectTabs } = tabs;
    platform.sequences.set("a", 1);
    const [leader, follower, other] = (await connectTabs({}, { isHidden: true }, { isHidden: true })) as [
      TestTab,
      TestTab,
      TestTab,
    ];
    leader.connection.setSubscriptions([subscription("a", 10)]);
    await pass(50);
    const [direct] = platform.created;
    if (!direct) throw new Error("the leader has no connection");
    return { ...tabs, leader, follower, other, direct, sequences: receivedSequences(follower) };
  }

  it("receives the first snapshot from the leader, without a call", async () => {
    const { follower, platform, sequences } = await startBoard();
    follower.connection.setSubscriptions([subscription("a", 3)]);
    await pass(3);
    expect(sequences).toEqual([1]);
    await pass(50);
    expect(sequences).toEqual([1]);
    expect(subscribeCalls(platform)).toEqual([]);
  });

  it.each([
    ["callback", { callback: "leaderboardUpdate" }],
    ["objectType", { objectType: "Leaderboard" }],
  ])(
    "receives the newest pushed state, recognised by the header %s, without a new call",
    async (_, headers) => {
      const { follower, platform, direct, sequences } = await startBoard();
      for (const sequence of [3, 2]) direct.pushBoard("a", sequence, headers);
      await pass(10);
      follower.connection.setSubscriptions([subscription("a")]);
      await pass(50);
      expect(sequences).toEqual([3]);
      expect(subscribeCalls(platform)).toEqual([]);
    },
  );

  it("receives the newest state only after `setSubscriptions()` has returned, even if the tab is the leader", async () => {
    const { leader, follower, direct, platform } = await startBoard();
    leader.connection.setSubscriptions([]);
    follower.connection.setSubscriptions([subscription("a")]);
    await pass(50);
    direct.pushBoard("a", 2);
    await pass(10);
    const sequences = receivedSequences(leader);
    leader.connection.setSubscriptions([subscription("a")]);
    expect(sequences).toEqual([]);
    await pass(0);
    expect(sequences).toEqual([2]);
    expect(subscribeCalls(platform)).toEqual([]);
  });

  it("receives only the platform's reply, without another call, while the leader's request for more ranks is pending", async () => {
    const { follower, other, platform, sequences } = await startBoard();
    const sequencesOfOther = receivedSequences(other);
    follower.connection.setSubscriptions([subscription("a", 20)]);
    await pass(3);
    // The leader has only 10 ranks cached.
    other.connection.setSubscriptions([subscription("a", 20)]);
    await pass(5);
    expect([...sequences, ...sequencesOfOther]).toEqual([]);
    await pass(50);
    expect(sequencesOfOther).toContain(1);
    expect(subscribeCalls(platform)).toHaveLength(1);
  });

  it("receives the newest state if a newer push arrived before the first reply", async () => {
    const { leader, follower, direct, platform, sequences } = await startBoard();
    leader.connection.setSubscriptions([subscription("a", 11)]);
    direct.pushBoard("a", 2);
    await pass(50);
    follower.connection.setSubscriptions([subscription("a", 11)]);
    await pass(50);
    expect(sequences).toEqual([2]);
    expect(subscribeCalls(platform)).toHaveLength(1);
  });

  it("does not receive a snapshot that was cached before the connection was lost", async () => {
    const { follower, direct, platform, sequences } = await startBoard();
    direct.pushBoard("a", 9);
    await pass(10);
    platform.sequences.set("a", 1);
    direct.drop();
    follower.connection.setSubscriptions([subscription("a")]);
    await pass(6000);
    expect(sequences).toEqual([1]);
  });
});

describe("merged subscriptions", () => {
  it("return the new subscriptions of a tab that are already covered by other tabs' subscriptions", () => {
    const merged = createMergedSubscriptions();
    expect(merged.set("one", [subscription("a", 10)])).toEqual([]);
    expect(merged.set("two", [subscription("a", 10), subscription("b", 5)])).toEqual([subscription("a", 10)]);
    expect(merged.set("three", [subscription("a", 11)])).toEqual([]);
    expect(merged.set("three", [])).toEqual([]);
    expect(merged.all()).toEqual([subscription("a", 10), subscription("b", 5)]);
  });
});
