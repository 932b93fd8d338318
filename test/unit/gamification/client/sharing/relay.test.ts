import { describe, expect, it } from "vitest";
import { createTabs, pass, useFakeTime } from "./tabs";

useFakeTime();

describe("three tabs", () => {
  const three = [{}, {}, { isHidden: true }];

  it("share one connection and its state", async () => {
    const { connectTabs, platform } = createTabs();
    const tabs = await connectTabs(...three);
    expect(platform.created).toHaveLength(1);
    for (const tab of tabs)
      expect(tab.connection.$state.get()).toEqual({ status: "connected", transport: "websocket" });
    platform.connections()[0]?.drop();
    await pass(5);
    for (const tab of tabs) expect(tab.status()).toBe("waiting");
    await pass(5100);
    for (const tab of tabs) expect(tab.status()).toBe("connected");
  });

  it("receive the replies to their own calls, and all callbacks and errors", async () => {
    const { connectTabs, platform } = createTabs();
    const tabs = await connectTabs(...three);
    const ids = tabs.map((tab) => tab.send());
    await pass(50);
    tabs.forEach(({ events }, index) => {
      expect(events).toEqual([`reply ${ids[index]}`]);
    });
    platform.connections()[0]?.push("news");
    platform.connections()[0]?.complain("bad");
    await pass(5);
    tabs.forEach(({ events }) => {
      expect(events.slice(1).sort()).toEqual(["callback news", "error bad"]);
    });
    expect(platform.received.map(({ id }) => id).sort()).toEqual([...ids].sort());
  });

  it("report each sent call as lost once after a connection loss, and do not pass late replies to followers", async () => {
    const { connectTabs, platform } = createTabs();
    const tabs = await connectTabs(...three);
    platform.settings.answers = false;
    const ids = tabs.map((tab) => tab.send());
    await pass(5);
    platform.connections()[0]?.drop();
    await pass(5100);
    for (const id of ids) platform.connections()[0]?.reply(id);
    await pass(50);
    // The leader's tab also emits replies to unknown calls, because its client counts them.
    expect(tabs[0]?.events[0]).toBe("lost");
    for (const { events } of tabs.slice(1)) expect(events).toEqual(["lost"]);
  });

  it("throw an error if they send a call without a connection", async () => {
    const { connectTabs, platform } = createTabs();
    const tabs = await connectTabs(...three);
    platform.connections()[0]?.drop();
    await pass(5);
    for (const tab of tabs) expect(() => tab.send()).toThrow("no connection");
    expect(platform.received).toEqual([]);
  });

  it("all reconnect after a refusal when one tab opens the connection again", async () => {
    const { connectTabs, platform } = createTabs();
    platform.settings.refuses = true;
    const tabs = await connectTabs(...three);
    for (const tab of tabs) expect(tab.connection.$state.get()).toEqual({ status: "refused", reason: "no" });
    platform.settings.refuses = false;
    tabs[1]?.connection.open();
    await pass(50);
    for (const tab of tabs) expect(tab.status()).toBe("connected");
    expect(platform.created).toHaveLength(1);
  });
});

describe("a leader that is busy", () => {
  it("reports a call as unsent, instead of sending it, if the call has waited too long", async () => {
    const { connectTabs, platform } = createTabs();
    const [leader, , hidden] = await connectTabs({}, { isHidden: true }, { isHidden: true });
    leader?.hang();
    const id = hidden?.send() ?? "";
    await pass(900);
    leader?.goOn();
    await pass(50);
    expect(hidden?.events).toEqual([`unsent ${id}`]);
    expect(platform.received).toEqual([]);
    const next = hidden?.send() ?? "";
    await pass(50);
    expect(hidden?.events).toEqual([`unsent ${id}`, `reply ${next}`]);
  });

  it("stays the leader if it responds within a second", async () => {
    const { connectTabs, platform } = createTabs();
    const [leader, other] = await connectTabs({}, {});
    for (let round = 0; round < 10; round += 1) {
      leader?.hang();
      await pass(950);
      leader?.goOn();
      await pass(700);
    }
    expect(platform.created).toHaveLength(1);
    expect(other?.events).toEqual([]);
  });

  it("receives the queued calls of another tab after its response to a ping", async () => {
    const { connectTabs } = createTabs();
    const [leader, other] = await connectTabs({}, {});
    leader?.hang();
    await pass(600);
    const id = other?.send() ?? "";
    await pass(300);
    leader?.goOn();
    await pass(50);
    expect(other?.events).toEqual([`reply ${id}`]);
  });
});

describe("different sessions", () => {
  it("do not share a connection or replies", async () => {
    const { connectTabs, platform } = createTabs();
    const [one, other] = await connectTabs({ scope: "s-1" }, { scope: "s-2" });
    expect(platform.connections()).toHaveLength(2);
    const id = one?.send() ?? "";
    await pass(50);
    expect(one?.events).toEqual([`reply ${id}`]);
    expect(other?.events).toEqual([]);
  });
});
