import { describe, expect, it } from "vitest";
import type { LockManagerLike } from "../../../../../src/platform/locks";
import { createTabs, pass, useFakeTime } from "./tabs";

useFakeTime();

describe("a call that creates a token", () => {
  it("uses a separate connection in a follower tab, and closes it after the reply", async () => {
    const { connectTabs, platform } = createTabs();
    const [, tab] = await connectTabs({}, { isHidden: true });
    platform.settings.answers = false;
    const id = tab?.send("createMemberToken") ?? "";
    await pass(30);
    const [, own] = platform.created;
    expect(platform.connections()).toHaveLength(2);
    expect(own?.page.locks).toBe(tab?.locks);
    own?.push("a callback that the shared connection emits as well");
    own?.reply("another");
    own?.reply(id);
    await pass(50);
    expect(tab?.events).toEqual([`reply ${id}`]);
    expect(platform.connections()).toHaveLength(1);
  });

  it("uses the shared connection if its tab is the leader", async () => {
    const { connectTabs, platform } = createTabs();
    const [leader] = await connectTabs({}, {});
    const id = leader?.send("createMemberToken") ?? "";
    await pass(50);
    expect(leader?.events).toEqual([`reply ${id}`]);
    expect(platform.created).toHaveLength(1);
  });

  it.each([
    ["ends unsent if its connection is refused", "unsent", { refuses: true }],
    ["is lost if no reply arrives, without affecting other calls", "lost", { answers: false }],
  ])("%s", async (_, outcome, settings) => {
    const { connectTabs, platform } = createTabs();
    const [, tab] = await connectTabs({}, { isHidden: true });
    Object.assign(platform.settings, settings);
    const id = tab?.send("createMemberToken") ?? "";
    await pass(30_100);
    expect(tab?.events).toEqual([`${outcome} ${id}`]);
    expect(platform.connections()).toHaveLength(1);
  });

  it("is reported as lost when its tab is closed, and its separate connection is closed", async () => {
    const { connectTabs, platform } = createTabs();
    const [, tab] = await connectTabs({}, { isHidden: true });
    platform.settings.answers = false;
    tab?.send("createMemberToken");
    await pass(30);
    await tab?.connection.close();
    expect(platform.connections()).toHaveLength(1);
    expect(tab?.events).toEqual(["lost"]);
  });
});

/** The lock manager of a page in a sandboxed iframe. */
const forbiddenLocks = {
  request: () => Promise.reject(new DOMException("denied", "SecurityError")),
} as unknown as LockManagerLike;

describe.each([
  ["locks are missing", { locks: null }],
  ["locks are forbidden", { locks: forbiddenLocks }],
  ["channels are missing", { openChannel: () => undefined }],
  ["sharing is switched off", { locks: null, openChannel: undefined }],
])("tabs that cannot share a connection because %s", (_, options) => {
  it("have separate connections", async () => {
    const { connectTabs, platform, browser } = createTabs();
    const tabs = await connectTabs({ options }, { options });
    expect(platform.connections()).toHaveLength(2);
    for (const tab of tabs) {
      const id = tab.send();
      await pass(50);
      expect(tab.events).toEqual([`reply ${id}`]);
    }
    expect(browser.messages).toEqual([]);
  });

  it("disconnect after they have been hidden for five minutes, and reconnect when they become visible", async () => {
    const { connectTabs, platform } = createTabs();
    const [tab] = await connectTabs({ options });
    tab?.hide();
    await pass(5 * 60_000 + 100);
    expect(platform.connections()).toEqual([]);
    expect(tab?.status()).toBe("idle");
    tab?.show();
    await pass(50);
    expect(tab?.status()).toBe("connected");
  });

  it("disconnect when they close their connection, and reconnect when they open it again", async () => {
    const { connectTabs, platform } = createTabs();
    const [tab] = await connectTabs({ options });
    await tab?.connection.close();
    expect(tab?.status()).toBe("idle");
    expect(tab?.events).toEqual(["lost"]);
    expect(() => tab?.send()).toThrow("no connection");
    tab?.connection.open();
    await pass(50);
    expect(tab?.status()).toBe("connected");
    expect(platform.connections()).toHaveLength(1);
  });
});
