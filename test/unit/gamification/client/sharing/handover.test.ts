import { describe, expect, it, vi } from "vitest";
import { createTabs, pass, type TestTab, useFakeTime } from "./tabs";

useFakeTime();

/** Ways in which a leader tab may end. */
const ends: readonly (readonly [string, (leader: TestTab) => void])[] = [
  ["is closed", (leader) => void leader.connection.close()],
  ["crashes", (leader) => leader.crash()],
  ["is suspended with an event", (leader) => leader.suspend()],
  ["hangs without an event", (leader) => leader.hang()],
];

/** Milliseconds within which another tab must be connected. */
const maxHandover = 2000;

describe.each(ends)("a leader that %s", (_, end) => {
  /** A leader, another visible tab, and a hidden one. */
  async function threeTabs() {
    const tabs = createTabs();
    const [leader, visible, hidden] = await tabs.connectTabs({}, {}, { isHidden: true });
    if (!leader || !visible || !hidden) throw new Error("three tabs");
    return { ...tabs, leader, visible, hidden };
  }

  it("is replaced within two seconds, and each pending call of the other tabs is reported as lost once", async () => {
    const { leader, visible, hidden, platform } = await threeTabs();
    platform.settings.answers = false;
    const ids = [leader, visible, hidden].map((tab) => tab.send());
    await pass(3);
    end(leader);
    await pass(maxHandover);
    expect(platform.created).toHaveLength(2);
    for (const tab of [visible, hidden]) {
      expect(tab.status()).toBe("connected");
      expect(tab.events).toEqual(["lost"]);
    }
    // The new leader does not send any call again, but its connection carries new calls.
    expect(platform.received.map(({ id }) => id).sort()).toEqual(ids.sort());
    platform.settings.answers = true;
    const next = hidden.send();
    await pass(50);
    expect(hidden.events).toEqual(["lost", `reply ${next}`]);
  });

  it("does not pass on replies or callbacks that its old connection still receives", async () => {
    const { leader, visible, hidden, platform } = await threeTabs();
    platform.settings.answers = false;
    const id = visible.send();
    await pass(3);
    const first = platform.connections()[0];
    end(leader);
    first?.reply(id);
    first?.push("old news");
    await pass(maxHandover);
    leader.goOn();
    await pass(100);
    for (const tab of [visible, hidden]) expect(tab.events).toEqual(["lost"]);
    expect(platform.connections()).toHaveLength(1);
  });

  it("is replaced even if all other tabs are hidden, and these tabs share one connection", async () => {
    const { connectTabs, platform } = createTabs();
    const [leader, hidden, another] = await connectTabs({}, { isHidden: true }, { isHidden: true });
    if (leader) end(leader);
    await pass(maxHandover);
    another?.show();
    await pass(maxHandover);
    for (const tab of [hidden, another]) expect(tab?.status()).toBe("connected");
    expect(platform.connections().filter(({ page }) => page !== platform.created[0]?.page)).toHaveLength(1);
  });
});

describe("a leader that was frozen", () => {
  it("becomes a follower when it resumes, and closes its connection", async () => {
    const { connectTabs, platform } = createTabs();
    const [first, second] = await connectTabs({}, {});
    first?.hang();
    await pass(1600);
    expect(platform.created).toHaveLength(2);
    first?.goOn();
    await pass(50);
    expect(platform.connections().map(({ page }) => page.locks)).toEqual([second?.locks]);
    expect(first?.events).toEqual(["lost"]);
    const id = first?.send() ?? "";
    await pass(50);
    expect(first?.events).toEqual(["lost", `reply ${id}`]);
  });

  it("never sends calls that arrived while it was frozen", async () => {
    const { connectTabs, platform } = createTabs();
    const tabs = await connectTabs({}, { isHidden: true }, { isHidden: true });
    const [leader, other, third] = tabs;
    leader?.hang();
    const early = other?.send("playInstantWin") ?? "";
    third?.show();
    await pass(500);
    // The leader does not respond to a ping, so the tab queues this call.
    const late = other?.send("claimAwards") ?? "";
    await pass(520);
    leader?.goOn();
    await pass(100);
    expect(platform.received).toEqual([]);
    expect(other?.events).toEqual([`unsent ${late}`, "lost"]);
    expect(early).not.toBe("");
    expect(platform.connections()).toHaveLength(1);
  });
});

describe("a hidden leader", () => {
  it("steps down immediately for a visible tab", async () => {
    const { connectTabs, platform } = createTabs();
    const [first, second] = await connectTabs({}, { isHidden: true });
    first?.hide();
    second?.show();
    await pass(50);
    expect(platform.connections().map(({ page }) => page.locks)).toEqual([second?.locks]);
    for (const tab of [first, second]) {
      expect(tab?.status()).toBe("connected");
      expect(tab?.events).toEqual(["lost"]);
    }
  });

  it("waits for pending calls before it steps down", async () => {
    const { connectTabs, platform } = createTabs();
    const [first, second] = await connectTabs({}, { isHidden: true });
    platform.settings.answers = false;
    const ids = [first?.send() ?? "", second?.send() ?? ""];
    await pass(5);
    first?.hide();
    second?.show();
    await pass(400);
    expect(platform.created).toHaveLength(1);
    for (const id of ids) platform.created[0]?.reply(id);
    await pass(60);
    expect(first?.events).toEqual([`reply ${ids[0]}`, "lost"]);
    expect(second?.events).toEqual([`reply ${ids[1]}`, "lost"]);
    expect(platform.connections().map(({ page }) => page.locks)).toEqual([second?.locks]);
  });

  it("waits for its pending calls for at most one second", async () => {
    const { connectTabs, platform } = createTabs();
    const [first, second] = await connectTabs({}, { isHidden: true });
    platform.settings.answers = false;
    second?.send();
    await pass(5);
    first?.hide();
    second?.show();
    await pass(1050);
    expect(platform.connections().map(({ page }) => page.locks)).toEqual([second?.locks]);
    expect(second?.events).toEqual(["lost"]);
  });

  it("closes the connection only after all tabs have been hidden for five minutes", async () => {
    const { connectTabs, platform } = createTabs();
    const [first, second] = await connectTabs({}, { isHidden: true });
    first?.hide();
    await pass(5 * 60_000 - 100);
    expect(platform.connections()).toHaveLength(1);
    await pass(200);
    expect(platform.connections()).toHaveLength(0);
    for (const tab of [first, second]) expect(tab?.status()).toBe("idle");
    second?.show();
    await pass(50);
    expect(platform.connections().map(({ page }) => page.locks)).toEqual([second?.locks]);
    for (const tab of [first, second]) expect(tab?.status()).toBe("connected");
  });

  it("stays connected if it becomes visible again within five minutes", async () => {
    const { connectTabs, platform } = createTabs();
    const [only] = await connectTabs({});
    only?.hide();
    await pass(4 * 60_000);
    only?.show();
    await pass(10 * 60_000);
    expect(platform.created).toHaveLength(1);
    expect(only?.status()).toBe("connected");
  });

  it("connects without ever having been visible if no other tab exists", async () => {
    const { connectTabs, platform } = createTabs();
    const [background] = await connectTabs({ isHidden: true });
    expect(background?.status()).toBe("connected");
    expect(platform.created).toHaveLength(1);
  });
});

describe("a hidden follower", () => {
  it("does not run timers or send messages", async () => {
    const { connectTabs, browser } = createTabs();
    await connectTabs({}, { isHidden: true }, { isHidden: true });
    await pass(100);
    expect(vi.getTimerCount()).toBe(0);
    const before = browser.messages.length;
    await pass(60_000);
    expect(browser.messages).toHaveLength(before);
  });
});

describe("a page that the browser suspends", () => {
  it("does not hold a lock while it is suspended, and reconnects when it resumes", async () => {
    const { connectTabs, platform } = createTabs();
    const [page, other] = await connectTabs({}, {});
    page?.suspend();
    await pass(100);
    expect(page?.locksHeld()).toEqual([]);
    expect(other?.status()).toBe("connected");
    page?.resume();
    await pass(50);
    expect(page?.status()).toBe("connected");
    expect(platform.connections().map(({ page: { locks } }) => locks)).toEqual([other?.locks]);
  });

  it("does not reconnect when it resumes if its connection was closed before", async () => {
    const { connectTabs } = createTabs();
    const [page] = await connectTabs({});
    await page?.connection.close();
    page?.suspend();
    page?.resume();
    await pass(50);
    expect(page?.status()).toBe("idle");
    expect(page?.locksHeld()).toEqual([]);
  });
});
