import { describe, expect, it } from "vitest";
import { readMessage } from "../../../../../src/gamification/client/sharing/messages";
import { createTabs, pass, groupName, useFakeTime } from "./tabs";

useFakeTime();

const epoch = () => ({ leader: "evil", electedAt: Date.now(), connection: 0 });
const delivery = { headers: { "message-id": "call-1" }, body: "{}" };
const text = (length: number) => "x".repeat(length);

/** Invalid messages, each with a different fault. */
const malformed: readonly (readonly [string, () => unknown])[] = [
  ["nothing", () => undefined],
  ["a string", () => '{"kind":"bye","from":"a"}'],
  ["an unknown kind", () => ({ kind: "obey", from: "a" })],
  ["a name of a prototype", () => ({ kind: "__proto__", from: "a" })],
  ["no sender", () => ({ kind: "bye" })],
  ["a sender that is not an id", () => ({ kind: "bye", from: "a b" })],
  ["a sender that is too long", () => ({ kind: "bye", from: text(65) })],
  ["a call to another destination", () => aCall({ destination: "/queue/other" })],
  ["a call with a line end", () => aCall({ destination: "/gapi/getAwards\n" })],
  ["an id with a line end", () => aCall({ id: "a\nb" })],
  ["a call that creates a token", () => aCall({ destination: "/gapi/createMemberToken" })],
  ["a call that is too long", () => aCall({ body: text(100_001) })],
  ["a call without a body", () => aCall({ body: undefined })],
  [
    "too many boards",
    () => ({ kind: "boards", from: "a", boards: Array.from({ length: 101 }, () => aBoard) }),
  ],
  [
    "a board with a rank below zero",
    () => ({ kind: "boards", from: "a", boards: [{ ...aBoard, topRanksToInclude: -1 }] }),
  ],
  [
    "a leader elected in the far future",
    () => aState({ epoch: { ...epoch(), electedAt: Date.now() + 61_000 } }),
  ],
  ["an election time that is not a number", () => aState({ epoch: { ...epoch(), electedAt: "1" } })],
  ["a state that does not exist", () => aState({ state: { status: "great" } })],
  ["a reason that is too long", () => aState({ state: { status: "refused", reason: text(4001) } })],
  ["a delivery without headers", () => ({ kind: "callback", epoch: epoch(), delivery: { body: "" } })],
  [
    "a delivery that is too long",
    () => ({ kind: "callback", epoch: epoch(), delivery: { headers: {}, body: text(2_000_001) } }),
  ],
  [
    "a header that is not a text",
    () => ({ kind: "callback", epoch: epoch(), delivery: { headers: { a: 1 }, body: "" } }),
  ],
  [
    "too many headers",
    () => ({
      kind: "callback",
      epoch: epoch(),
      delivery: {
        headers: Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`h${at}`, ""])),
        body: "",
      },
    }),
  ],
];

const aBoard = { entityId: "a", topRanksToInclude: 1, ranksAboveToInclude: 0, ranksBelowToInclude: 0 };
const aCall = (fields: object) => ({
  kind: "call",
  from: "a",
  epoch: epoch(),
  sentAt: Date.now(),
  call: { id: "call-1", destination: "/gapi/getAwards", body: "{}", ...fields },
});
const aState = (fields: object) => ({
  kind: "state",
  epoch: epoch(),
  state: { status: "idle" },
  unsent: [],
  ...fields,
});

describe("a message between tabs", () => {
  it.each(malformed)("is dropped if it has %s", (_, make) => {
    expect(readMessage(make())).toBeUndefined();
  });

  it("is read without its unknown fields if it is valid", () => {
    expect(readMessage({ ...aState({}), token: "eyJ" })).toEqual(aState({}));
    expect(readMessage(aCall({}))).toEqual(aCall({}));
  });
});

describe("another script of the origin", () => {
  it("has no effect with invalid messages", async () => {
    const { connectTabs, browser, platform } = createTabs();
    const tabs = await connectTabs({}, {});
    for (const [, make] of malformed) browser.inject(groupName, make());
    await pass(100);
    for (const tab of tabs) {
      expect(tab.status()).toBe("connected");
      expect(tab.events).toEqual([]);
    }
    expect(platform.received).toEqual([]);
  });

  it("cannot reply to a call instead of the leader or keep a subscription alive", async () => {
    const { connectTabs, browser, platform } = createTabs();
    const [, tab] = await connectTabs({}, { isHidden: true });
    platform.settings.answers = false;
    const id = tab?.send() ?? "";
    browser.inject(groupName, { kind: "reply", epoch: epoch(), to: "someone", delivery });
    browser.inject(groupName, { kind: "reply", epoch: { ...epoch(), leader: "x" }, to: "someone", delivery });
    // The sender of this message is not a tab, so it does not hold a lock.
    browser.inject(groupName, { kind: "boards", from: "ghost", boards: [aBoard] });
    await pass(50);
    expect(tab?.events).toEqual([]);
    expect(platform.created[0]?.subscriptions()).toEqual([]);
    platform.created[0]?.reply(id);
    await pass(50);
    expect(tab?.events).toEqual([`reply ${id}`]);
  });

  it("makes the tabs elect a new leader if it pretends to lead", async () => {
    const { connectTabs, browser, platform } = createTabs();
    const tabs = await connectTabs({}, {}, { isHidden: true });
    browser.inject(groupName, {
      kind: "state",
      epoch: { ...epoch(), electedAt: Date.now() + 50_000 },
      state: { status: "connected", transport: "websocket" },
      unsent: [],
    });
    await pass(2000);
    for (const tab of tabs) expect(tab.status()).toBe("connected");
    expect(platform.connections()).toHaveLength(1);
    const id = tabs[2]?.send() ?? "";
    await pass(50);
    expect(tabs[2]?.events.at(-1)).toBe(`reply ${id}`);
  });
});

describe("the messages between tabs (S14)", () => {
  it("are valid and do not contain a token", async () => {
    const { connectTabs, browser, platform } = createTabs();
    const tabs = await connectTabs({}, {}, { isHidden: true });
    for (const tab of tabs) {
      tab.send();
      tab.send("createMemberToken");
    }
    platform.settings.answers = false;
    await pass(50);
    tabs[0]?.crash();
    await pass(2000);
    await tabs[1]?.connection.endSession?.();
    expect(browser.messages.length).toBeGreaterThan(5);
    for (const message of browser.messages) expect(readMessage(message)).toEqual(message);
    expect(JSON.stringify(browser.messages)).not.toMatch(/createMemberToken|eyJ|jwt|passcode/i);
  });
});

describe("the end of the member's session (S33)", () => {
  it("closes the connection in every tab, with a single message", async () => {
    const { connectTabs, browser, platform } = createTabs();
    const [first, second, hidden] = await connectTabs({}, {}, { isHidden: true });
    platform.settings.answers = false;
    for (const tab of [first, second, hidden]) tab?.send();
    await pass(5);
    const before = browser.messages.length;
    await second?.connection.endSession?.();
    await pass(50);
    expect(second?.events).toEqual(["lost"]);
    for (const tab of [first, hidden]) expect(tab?.events).toEqual(["lost", "session end"]);
    for (const tab of [first, second, hidden]) {
      expect(tab?.status()).toBe("idle");
      expect(tab?.locksHeld()).toEqual([]);
    }
    expect(platform.connections()).toEqual([]);
    expect(browser.messages[before]).toEqual({ kind: "sessionEnd", from: expect.any(String) as string });
  });

  it("does not affect another session", async () => {
    const { connectTabs } = createTabs();
    const [old, next] = await connectTabs({ scope: "s-1" }, { scope: "s-2" });
    await old?.connection.endSession?.();
    await pass(50);
    expect(next?.status()).toBe("connected");
    expect(next?.events).toEqual([]);
  });

  it("drops late replies, so that the next session in the same tab does not receive them", async () => {
    const { connectTabs, platform } = createTabs();
    const [leader] = await connectTabs({});
    platform.settings.answers = false;
    const id = leader?.send() ?? "";
    platform.created[0]?.reply(id);
    await leader?.connection.endSession?.();
    leader?.connection.open();
    await pass(100);
    expect(leader?.status()).toBe("connected");
    expect(leader?.events).toEqual(["lost"]);
  });
});
