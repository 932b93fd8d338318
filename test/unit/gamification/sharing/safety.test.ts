import { describe, expect, it } from "vitest";
import { readMessage } from "../../../../src/gamification/sharing/messages";
import { createTabs, pass, room, useFakeTime } from "./tabs";

useFakeTime();

const link = () => ({ leader: "evil", term: Date.now(), connection: 0 });
const delivery = { headers: { "message-id": "call-1" }, body: "{}" };
const text = (length: number) => "x".repeat(length);

/** What is no message of ours, each for one reason. */
const malformed: readonly (readonly [string, () => unknown])[] = [
  ["nothing", () => undefined],
  ["a text", () => '{"kind":"bye","from":"a"}'],
  ["an unknown kind", () => ({ kind: "obey", from: "a" })],
  ["a name of a prototype", () => ({ kind: "__proto__", from: "a" })],
  ["no sender", () => ({ kind: "bye" })],
  ["a sender that is no id", () => ({ kind: "bye", from: "a b" })],
  ["a sender that is too long", () => ({ kind: "bye", from: text(65) })],
  ["a call to elsewhere", () => aCall({ destination: "/queue/other" })],
  ["a call with a line end", () => aCall({ destination: "/gapi/getAwards\n" })],
  ["an id with a line end", () => aCall({ id: "a\nb" })],
  ["a call that makes a token", () => aCall({ destination: "/gapi/createMemberToken" })],
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
  ["a leader of the far future", () => aState({ link: { ...link(), term: Date.now() + 61_000 } })],
  ["a term that is no number", () => aState({ link: { ...link(), term: "1" } })],
  ["a state that does not exist", () => aState({ state: { status: "great" } })],
  ["a reason that is too long", () => aState({ state: { status: "refused", reason: text(4001) } })],
  ["a delivery without headers", () => ({ kind: "callback", link: link(), delivery: { body: "" } })],
  [
    "a delivery that is too long",
    () => ({ kind: "callback", link: link(), delivery: { headers: {}, body: text(2_000_001) } }),
  ],
  [
    "a header that is no text",
    () => ({ kind: "callback", link: link(), delivery: { headers: { a: 1 }, body: "" } }),
  ],
  [
    "too many headers",
    () => ({
      kind: "callback",
      link: link(),
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
  link: link(),
  sentAt: Date.now(),
  call: { id: "call-1", destination: "/gapi/getAwards", body: "{}", ...fields },
});
const aState = (fields: object) => ({ kind: "state", link: link(), state: { status: "idle" }, ...fields });

describe("a message", () => {
  it.each(malformed)("that holds %s is dropped", (_, make) => {
    expect(readMessage(make())).toBeUndefined();
  });

  it("of ours is read, and nothing of it that we do not know", () => {
    expect(readMessage({ ...aState({}), token: "eyJ" })).toEqual(aState({}));
    expect(readMessage(aCall({}))).toEqual(aCall({}));
  });
});

describe("another script of the origin", () => {
  it("harms nobody with what is no message", async () => {
    const { connectTabs, browser, platform } = createTabs();
    const tabs = await connectTabs({}, {});
    for (const [, make] of malformed) browser.inject(room, make());
    await pass(100);
    for (const tab of tabs) {
      expect(tab.status()).toBe("connected");
      expect(tab.heard).toEqual([]);
    }
    expect(platform.received).toEqual([]);
  });

  it("cannot answer a call in the leader's place, nor keep boards alive", async () => {
    const { connectTabs, browser, platform } = createTabs();
    const [, tab] = await connectTabs({}, { isHidden: true });
    platform.settings.answers = false;
    const id = tab?.send() ?? "";
    browser.inject(room, { kind: "reply", link: link(), to: "someone", delivery });
    browser.inject(room, { kind: "reply", link: { ...link(), leader: "x" }, to: "someone", delivery });
    // A tab that does not exist holds no lock of its name.
    browser.inject(room, { kind: "boards", from: "ghost", boards: [aBoard] });
    await pass(50);
    expect(tab?.heard).toEqual([]);
    expect(platform.lines[0]?.wishes()).toEqual([]);
    platform.lines[0]?.reply(id);
    await pass(50);
    expect(tab?.heard).toEqual([`reply ${id}`]);
  });

  it("that says to lead makes tabs look for a leader, and they find one", async () => {
    const { connectTabs, browser, platform } = createTabs();
    const tabs = await connectTabs({}, {}, { isHidden: true });
    browser.inject(room, {
      kind: "state",
      link: { ...link(), term: Date.now() + 50_000 },
      state: { status: "connected", transport: "websocket" },
    });
    await pass(2000);
    for (const tab of tabs) expect(tab.status()).toBe("connected");
    expect(platform.connections()).toHaveLength(1);
    const id = tabs[2]?.send() ?? "";
    await pass(50);
    expect(tabs[2]?.heard.at(-1)).toBe(`reply ${id}`);
  });
});

describe("what tabs tell each other (S14)", () => {
  it("is bounded, names the session and holds no token", async () => {
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
    await tabs[1]?.line.endSession?.();
    expect(browser.messages.length).toBeGreaterThan(5);
    for (const message of browser.messages) expect(readMessage(message)).toEqual(message);
    expect(JSON.stringify(browser.messages)).not.toMatch(/createMemberToken|eyJ|jwt|passcode/i);
  });
});

describe("the end of the member's session (S33)", () => {
  it("closes the line in every tab and tells so, in one word", async () => {
    const { connectTabs, browser, platform } = createTabs();
    const [first, second, hidden] = await connectTabs({}, {}, { isHidden: true });
    platform.settings.answers = false;
    for (const tab of [first, second, hidden]) tab?.send();
    await pass(5);
    const before = browser.messages.length;
    await second?.line.endSession?.();
    await pass(50);
    expect(second?.heard).toEqual(["lost"]);
    for (const tab of [first, hidden]) expect(tab?.heard).toEqual(["lost", "session end"]);
    for (const tab of [first, second, hidden]) {
      expect(tab?.status()).toBe("idle");
      expect(tab?.locksHeld()).toEqual([]);
    }
    expect(platform.connections()).toEqual([]);
    expect(browser.messages[before]).toEqual({ kind: "sessionEnd", from: expect.any(String) as string });
  });

  it("does not touch the session that comes after it", async () => {
    const { connectTabs } = createTabs();
    const [old, next] = await connectTabs({ scope: "s-1" }, { scope: "s-2" });
    await old?.line.endSession?.();
    await pass(50);
    expect(next?.status()).toBe("connected");
    expect(next?.heard).toEqual([]);
  });

  it("leaves no answer for who comes after it on the same tab", async () => {
    const { connectTabs, platform } = createTabs();
    const [leader] = await connectTabs({});
    platform.settings.answers = false;
    const id = leader?.send() ?? "";
    platform.lines[0]?.reply(id);
    await leader?.line.endSession?.();
    leader?.line.open();
    await pass(100);
    expect(leader?.status()).toBe("connected");
    expect(leader?.heard).toEqual(["lost"]);
  });
});
