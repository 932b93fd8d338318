import { describe, expect, it } from "vitest";
import { createTabs, pass, useFakeTime } from "./tabs";

useFakeTime();

describe("three tabs", () => {
  const three = [{}, {}, { isHidden: true }];

  it("share one connection, whose state all of them show", async () => {
    const { connectTabs, platform } = createTabs();
    const tabs = await connectTabs(...three);
    expect(platform.lines).toHaveLength(1);
    for (const tab of tabs)
      expect(tab.line.$state.get()).toEqual({ status: "connected", transport: "websocket" });
    platform.connections()[0]?.drop();
    await pass(5);
    for (const tab of tabs) expect(tab.status()).toBe("waiting");
    await pass(5100);
    for (const tab of tabs) expect(tab.status()).toBe("connected");
  });

  it("have the answers to their own calls, and all callbacks and errors", async () => {
    const { connectTabs, platform } = createTabs();
    const tabs = await connectTabs(...three);
    const ids = tabs.map((tab) => tab.send());
    await pass(50);
    tabs.forEach(({ heard }, index) => {
      expect(heard).toEqual([`reply ${ids[index]}`]);
    });
    platform.connections()[0]?.push("news");
    platform.connections()[0]?.complain("bad");
    await pass(5);
    tabs.forEach(({ heard }) => {
      expect(heard.slice(1).sort()).toEqual(["callback news", "error bad"]);
    });
    expect(platform.received.map(({ id }) => id).sort()).toEqual([...ids].sort());
  });

  it("lose what was on the wire once each, and hear of no answer to it", async () => {
    const { connectTabs, platform } = createTabs();
    const tabs = await connectTabs(...three);
    platform.settings.answers = false;
    const ids = tabs.map((tab) => tab.send());
    await pass(5);
    platform.connections()[0]?.drop();
    await pass(5100);
    for (const id of ids) platform.connections()[0]?.reply(id);
    await pass(50);
    // The leader's own tab counts what nobody waits for.
    expect(tabs[0]?.heard[0]).toBe("lost");
    for (const { heard } of tabs.slice(1)) expect(heard).toEqual(["lost"]);
  });

  it("send nothing while there is no connection", async () => {
    const { connectTabs, platform } = createTabs();
    const tabs = await connectTabs(...three);
    platform.connections()[0]?.drop();
    await pass(5);
    for (const tab of tabs) expect(() => tab.send()).toThrow("not connected");
    expect(platform.received).toEqual([]);
  });

  it("ask a refused line to try again, whichever of them was asked", async () => {
    const { connectTabs, platform } = createTabs();
    platform.settings.refuses = true;
    const tabs = await connectTabs(...three);
    for (const tab of tabs) expect(tab.line.$state.get()).toEqual({ status: "refused", reason: "no" });
    platform.settings.refuses = false;
    tabs[1]?.line.open();
    await pass(50);
    for (const tab of tabs) expect(tab.status()).toBe("connected");
    expect(platform.lines).toHaveLength(1);
  });
});

describe("a leader that is busy", () => {
  it("does not put a call on the wire that has waited for long, and says so", async () => {
    const { connectTabs, platform } = createTabs();
    const [leader, , hidden] = await connectTabs({}, { isHidden: true }, { isHidden: true });
    leader?.hang();
    const id = hidden?.send() ?? "";
    await pass(900);
    leader?.goOn();
    await pass(50);
    expect(hidden?.heard).toEqual([`unsent ${id}`]);
    expect(platform.received).toEqual([]);
    const next = hidden?.send() ?? "";
    await pass(50);
    expect(hidden?.heard).toEqual([`unsent ${id}`, `reply ${next}`]);
  });

  it("keeps its lead where it answers within a second", async () => {
    const { connectTabs, platform } = createTabs();
    const [leader, other] = await connectTabs({}, {});
    for (let round = 0; round < 10; round += 1) {
      leader?.hang();
      await pass(950);
      leader?.goOn();
      await pass(700);
    }
    expect(platform.lines).toHaveLength(1);
    expect(other?.heard).toEqual([]);
  });

  it("has the calls of a tab that waits for its sign of life afterwards", async () => {
    const { connectTabs } = createTabs();
    const [leader, other] = await connectTabs({}, {});
    leader?.hang();
    await pass(600);
    const id = other?.send() ?? "";
    await pass(300);
    leader?.goOn();
    await pass(50);
    expect(other?.heard).toEqual([`reply ${id}`]);
  });
});

describe("different sessions", () => {
  it("share nothing", async () => {
    const { connectTabs, platform } = createTabs();
    const [one, other] = await connectTabs({ scope: "s-1" }, { scope: "s-2" });
    expect(platform.connections()).toHaveLength(2);
    const id = one?.send() ?? "";
    await pass(50);
    expect(one?.heard).toEqual([`reply ${id}`]);
    expect(other?.heard).toEqual([]);
  });
});
