import { describe, expect, it } from "vitest";
import type { LockManagerLike } from "../../../../src/platform/locks";
import { createTabs, pass, useFakeTime } from "./tabs";

useFakeTime();

describe("a call that makes a token", () => {
  it("is made on a connection of its tab, closed after the reply", async () => {
    const { connectTabs, platform } = createTabs();
    const [, tab] = await connectTabs({}, { isHidden: true });
    platform.settings.answers = false;
    const id = tab?.send("createMemberToken") ?? "";
    await pass(30);
    const [, own] = platform.lines;
    expect(platform.connections()).toHaveLength(2);
    expect(own?.page.locks).toBe(tab?.locks);
    own?.push("news that the shared line brings as well");
    own?.reply("another");
    own?.reply(id);
    await pass(50);
    expect(tab?.heard).toEqual([`reply ${id}`]);
    expect(platform.connections()).toHaveLength(1);
  });

  it("goes over the shared connection in the tab that holds it", async () => {
    const { connectTabs, platform } = createTabs();
    const [leader] = await connectTabs({}, {});
    const id = leader?.send("createMemberToken") ?? "";
    await pass(50);
    expect(leader?.heard).toEqual([`reply ${id}`]);
    expect(platform.lines).toHaveLength(1);
  });

  it.each([
    ["did not leave where its connection is refused", "unsent", { refuses: true }],
    ["is lost alone where no answer comes", "lost", { answers: false }],
  ])("%s", async (_, outcome, settings) => {
    const { connectTabs, platform } = createTabs();
    const [, tab] = await connectTabs({}, { isHidden: true });
    Object.assign(platform.settings, settings);
    const id = tab?.send("createMemberToken") ?? "";
    await pass(30_100);
    expect(tab?.heard).toEqual([`${outcome} ${id}`]);
    expect(platform.connections()).toHaveLength(1);
  });

  it("is given up with its tab", async () => {
    const { connectTabs, platform } = createTabs();
    const [, tab] = await connectTabs({}, { isHidden: true });
    platform.settings.answers = false;
    tab?.send("createMemberToken");
    await pass(30);
    await tab?.line.close();
    expect(platform.connections()).toHaveLength(1);
    expect(tab?.heard).toEqual(["lost"]);
  });
});

/** As a page in a sandboxed frame has them. */
const forbiddenLocks = {
  request: () => Promise.reject(new DOMException("denied", "SecurityError")),
} as unknown as LockManagerLike;

describe.each([
  ["locks are missing", { locks: null }],
  ["locks are forbidden", { locks: forbiddenLocks }],
  ["channels are missing", { openChannel: () => undefined }],
  ["sharing is switched off", { locks: null, openChannel: undefined }],
])("where %s", (_, options) => {
  it("each tab has a connection of its own", async () => {
    const { connectTabs, platform, browser } = createTabs();
    const tabs = await connectTabs({ options }, { options });
    expect(platform.connections()).toHaveLength(2);
    for (const tab of tabs) {
      const id = tab.send();
      await pass(50);
      expect(tab.heard).toEqual([`reply ${id}`]);
    }
    expect(browser.messages).toEqual([]);
  });

  it("it ends when nobody has looked at its page for five minutes, and is back with the visitor", async () => {
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

  it("closes and opens like any line", async () => {
    const { connectTabs, platform } = createTabs();
    const [tab] = await connectTabs({ options });
    await tab?.line.close();
    expect(tab?.status()).toBe("idle");
    expect(tab?.heard).toEqual(["lost"]);
    expect(() => tab?.send()).toThrow("not connected");
    tab?.line.open();
    await pass(50);
    expect(tab?.status()).toBe("connected");
    expect(platform.connections()).toHaveLength(1);
  });
});
