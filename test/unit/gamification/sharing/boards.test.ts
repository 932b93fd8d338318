import { describe, expect, it } from "vitest";
import type { LeaderboardSubscription } from "../../../../src/gamification/connection/connection";
import { createBoardWishes } from "../../../../src/gamification/sharing/merged-subscriptions";
import { createTabs, pass, useFakeTime } from "./tabs";

useFakeTime();

const wish = (entityId: string, top = 10, around = 0): LeaderboardSubscription => ({
  entityId,
  topRanksToInclude: top,
  ranksAboveToInclude: around,
  ranksBelowToInclude: around,
});

const subscriptions = ({ received }: ReturnType<typeof createTabs>["platform"]) =>
  received.filter(({ destination }) => destination === "/gapi/subscribeToLeaderboard");

describe("boards of several tabs", () => {
  it("are wanted once each, as wide as the widest wish", async () => {
    const { connectTabs, platform } = createTabs();
    const [one, other] = await connectTabs({}, { isHidden: true });
    one?.line.setSubscriptions([wish("a", 10, 2), wish("b")]);
    other?.line.setSubscriptions([wish("a", 3, 5)]);
    await pass(50);
    expect(platform.lines[0]?.wishes()).toEqual([wish("a", 10, 5), wish("b")]);
  });

  it("bring each tab the snapshots of its own wishes", async () => {
    const { connectTabs } = createTabs();
    const [one, other] = await connectTabs({}, { isHidden: true });
    one?.line.setSubscriptions([wish("a", 10)]);
    other?.line.setSubscriptions([wish("b", 20)]);
    await pass(50);
    expect(one?.heard).toEqual(["board a 10"]);
    expect(other?.heard).toEqual(["board b 20"]);
  });

  it("bring a first snapshot also to a tab that comes later and wants no more", async () => {
    const { connectTabs, platform } = createTabs();
    const [one, other] = await connectTabs({}, { isHidden: true });
    one?.line.setSubscriptions([wish("a", 10)]);
    await pass(50);
    other?.line.setSubscriptions([wish("a", 3)]);
    await pass(50);
    expect(other?.heard).toEqual(["board a 3"]);
    const [{ body = "" } = {}, ...more] = subscriptions(platform);
    expect(more).toEqual([]);
    expect(JSON.parse(body)).toEqual({
      body: {
        entityId: "a",
        action: "Subscribe",
        leaderboardFilter: { topRanksToInclude: 10, ranksAboveToInclude: 0, ranksBelowToInclude: 0 },
      },
    });
    // What it wants already is not asked for again.
    other?.line.setSubscriptions([wish("a", 3)]);
    await pass(50);
    expect(subscriptions(platform)).toHaveLength(1);
  });

  it.each([
    ["is closed", "close"],
    ["crashes", "crash"],
    ["is put aside", "suspend"],
    ["looks away", "want"],
  ] as const)("are dropped when their tab %s", async (_, how) => {
    const { connectTabs, platform } = createTabs();
    const [one, other] = await connectTabs({}, { isHidden: true });
    one?.line.setSubscriptions([wish("a")]);
    other?.line.setSubscriptions([wish("a", 30), wish("b")]);
    await pass(50);
    if (how === "close") void other?.line.close();
    else if (how === "want") other?.line.setSubscriptions([]);
    else other?.[how]();
    await pass(50);
    expect(platform.lines[0]?.wishes()).toEqual([wish("a")]);
  });

  it("are told to a new leader", async () => {
    const { connectTabs, platform } = createTabs();
    const [leader, visible, hidden] = await connectTabs({}, {}, { isHidden: true });
    visible?.line.setSubscriptions([wish("a")]);
    hidden?.line.setSubscriptions([wish("b")]);
    await pass(50);
    leader?.crash();
    await pass(100);
    expect([...(platform.lines[1]?.wishes() ?? [])].sort(byName)).toEqual([wish("a"), wish("b")]);
    expect(hidden?.heard).toEqual(["board b 10", "lost", "board b 10"]);
  });

  it("that were wanted before anybody was connected are told to the leader, too", async () => {
    const { openTab, platform } = createTabs();
    const tabs = [openTab(), openTab()];
    tabs.forEach(({ line }, index) => {
      line.setSubscriptions([wish(`board-${index}`)]);
    });
    await pass(100);
    tabs.forEach(({ heard }, index) => {
      expect(heard).toEqual([`board board-${index} 10`]);
    });
    expect(platform.connections()).toHaveLength(1);
  });
});

const byName = (one: LeaderboardSubscription, other: LeaderboardSubscription) =>
  one.entityId.localeCompare(other.entityId);

describe("the wishes of all tabs", () => {
  it("name what is new to a tab without being wider", () => {
    const wishes = createBoardWishes();
    expect(wishes.set("one", [wish("a", 10)])).toEqual([]);
    expect(wishes.set("two", [wish("a", 10), wish("b", 5)])).toEqual([wish("a", 10)]);
    expect(wishes.set("three", [wish("a", 11)])).toEqual([]);
    expect(wishes.set("three", [])).toEqual([]);
    expect(wishes.all()).toEqual([wish("a", 10), wish("b", 5)]);
  });
});
