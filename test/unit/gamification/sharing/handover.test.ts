import { describe, expect, it, vi } from "vitest";
import { createTabs, pass, type TestTab, useFakeTime } from "./tabs";

useFakeTime();

/** How the tab that leads may go. */
const ends: readonly (readonly [string, (leader: TestTab) => void])[] = [
  ["is closed", (leader) => void leader.line.close()],
  ["crashes", (leader) => leader.crash()],
  ["is put aside with a word", (leader) => leader.suspend()],
  ["hangs without a word", (leader) => leader.hang()],
];

/** So fast must another tab be connected, milliseconds. */
const maxHandover = 2000;

describe.each(ends)("a leader that %s", (_, end) => {
  /** A leader, one more tab that is looked at, and one that is not. */
  async function threeTabs() {
    const tabs = createTabs();
    const [leader, visible, hidden] = await tabs.connectTabs({}, {}, { isHidden: true });
    if (!leader || !visible || !hidden) throw new Error("three tabs");
    return { ...tabs, leader, visible, hidden };
  }

  it("hands over within two seconds; each tab loses its calls once", async () => {
    const { leader, visible, hidden, platform } = await threeTabs();
    platform.settings.answers = false;
    const ids = [leader, visible, hidden].map((tab) => tab.send());
    await pass(3);
    end(leader);
    await pass(maxHandover);
    expect(platform.lines).toHaveLength(2);
    for (const tab of [visible, hidden]) {
      expect(tab.status()).toBe("connected");
      expect(tab.heard).toEqual(["lost"]);
    }
    // No call was sent again, and the new connection answers new ones.
    expect(platform.received.map(({ id }) => id).sort()).toEqual(ids.sort());
    platform.settings.answers = true;
    const next = hidden.send();
    await pass(50);
    expect(hidden.heard).toEqual(["lost", `reply ${next}`]);
  });

  it("is not heard any more, whatever its connection still brings", async () => {
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
    for (const tab of [visible, hidden]) expect(tab.heard).toEqual(["lost"]);
    expect(platform.connections()).toHaveLength(1);
  });

  it("leaves the tabs that nobody looks at with one connection, too", async () => {
    const { connectTabs, platform } = createTabs();
    const [leader, hidden, another] = await connectTabs({}, { isHidden: true }, { isHidden: true });
    if (leader) end(leader);
    await pass(maxHandover);
    another?.show();
    await pass(maxHandover);
    for (const tab of [hidden, another]) expect(tab?.status()).toBe("connected");
    expect(platform.connections().filter(({ page }) => page !== platform.lines[0]?.page)).toHaveLength(1);
  });
});

describe("a leader that hung", () => {
  it("follows when it goes on, and has closed its connection", async () => {
    const { connectTabs, platform } = createTabs();
    const [first, second] = await connectTabs({}, {});
    first?.hang();
    await pass(1600);
    expect(platform.lines).toHaveLength(2);
    first?.goOn();
    await pass(50);
    expect(platform.connections().map(({ page }) => page.locks)).toEqual([second?.locks]);
    expect(first?.heard).toEqual(["lost"]);
    const id = first?.send() ?? "";
    await pass(50);
    expect(first?.heard).toEqual(["lost", `reply ${id}`]);
  });

  it("never puts a call on the wire that reached it in its sleep", async () => {
    const { connectTabs, platform } = createTabs();
    const tabs = await connectTabs({}, { isHidden: true }, { isHidden: true });
    const [leader, other, third] = tabs;
    leader?.hang();
    const early = other?.send("playInstantWin") ?? "";
    third?.show();
    await pass(500);
    // A tab waits for a sign of life: this call waits with it.
    const late = other?.send("claimAwards") ?? "";
    await pass(520);
    leader?.goOn();
    await pass(100);
    expect(platform.received).toEqual([]);
    expect(other?.heard).toEqual(["lost"]);
    expect([early, late]).not.toContain("");
    expect(platform.connections()).toHaveLength(1);
  });
});

describe("a leader that nobody looks at", () => {
  it("makes room at once for a tab that somebody looks at", async () => {
    const { connectTabs, platform } = createTabs();
    const [first, second] = await connectTabs({}, { isHidden: true });
    first?.hide();
    second?.show();
    await pass(50);
    expect(platform.connections().map(({ page }) => page.locks)).toEqual([second?.locks]);
    for (const tab of [first, second]) {
      expect(tab?.status()).toBe("connected");
      expect(tab?.heard).toEqual(["lost"]);
    }
  });

  it("lets calls in flight end before", async () => {
    const { connectTabs, platform } = createTabs();
    const [first, second] = await connectTabs({}, { isHidden: true });
    platform.settings.answers = false;
    const ids = [first?.send() ?? "", second?.send() ?? ""];
    await pass(5);
    first?.hide();
    second?.show();
    await pass(400);
    expect(platform.lines).toHaveLength(1);
    for (const id of ids) platform.lines[0]?.reply(id);
    await pass(60);
    expect(first?.heard).toEqual([`reply ${ids[0]}`, "lost"]);
    expect(second?.heard).toEqual([`reply ${ids[1]}`, "lost"]);
    expect(platform.connections().map(({ page }) => page.locks)).toEqual([second?.locks]);
  });

  it("waits for a second at most", async () => {
    const { connectTabs, platform } = createTabs();
    const [first, second] = await connectTabs({}, { isHidden: true });
    platform.settings.answers = false;
    second?.send();
    await pass(5);
    first?.hide();
    second?.show();
    await pass(1050);
    expect(platform.connections().map(({ page }) => page.locks)).toEqual([second?.locks]);
    expect(second?.heard).toEqual(["lost"]);
  });

  it("keeps the connection while all tabs are hidden, for five minutes", async () => {
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

  it("forgets its rest when somebody looks at it again", async () => {
    const { connectTabs, platform } = createTabs();
    const [only] = await connectTabs({});
    only?.hide();
    await pass(4 * 60_000);
    only?.show();
    await pass(10 * 60_000);
    expect(platform.lines).toHaveLength(1);
    expect(only?.status()).toBe("connected");
  });

  it("is one that was never looked at, where there is no other", async () => {
    const { connectTabs, platform } = createTabs();
    const [background] = await connectTabs({ isHidden: true });
    expect(background?.status()).toBe("connected");
    expect(platform.lines).toHaveLength(1);
  });
});

describe("a tab that nobody looks at and that follows", () => {
  it("runs no timer and sends no message", async () => {
    const { connectTabs, browser } = createTabs();
    await connectTabs({}, { isHidden: true }, { isHidden: true });
    await pass(100);
    expect(vi.getTimerCount()).toBe(0);
    const before = browser.messages.length;
    await pass(60_000);
    expect(browser.messages).toHaveLength(before);
  });
});

describe("a page that the browser puts aside", () => {
  it("holds nothing that could keep it from being kept, and is back as it was", async () => {
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

  it("stays away when it was closed", async () => {
    const { connectTabs } = createTabs();
    const [page] = await connectTabs({});
    await page?.line.close();
    page?.suspend();
    page?.resume();
    await pass(50);
    expect(page?.status()).toBe("idle");
    expect(page?.locksHeld()).toEqual([]);
  });
});
