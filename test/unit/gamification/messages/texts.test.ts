// @vitest-environment node
import { describe, expect, it } from "vitest";
import { mayInvite, referenceOf } from "../../../../src/gamification/messages/changes";
import {
  expiryWord,
  nextExpiryChange,
  startOfDay,
  startOfLaterDay,
} from "../../../../src/gamification/messages/dates";
import {
  messageStatusText,
  messageTexts,
  messageTypeText,
} from "../../../../src/gamification/messages/texts";
import { messageStatuses, messageTypes } from "../../../../src/gamification/protocol/messages";
import { translator } from "../../../../src/i18n/texts";

const rome = "Europe/Rome";
const hour = 3_600_000;

describe("the texts of a message", () => {
  it.each(["it", "en"] as const)("differ for each of the nine states, in %s", (language) => {
    const say = translator(messageTexts, language);
    const texts = messageStatuses.map((status) => messageStatusText({ status }, say));
    expect(new Set(texts).size).toBe(9);
    expect(texts.every((text) => /^\p{Lu}/u.test(text))).toBe(true);
  });

  it("are neutral for a state or a type that is unknown or missing", () => {
    const say = translator(messageTexts, "it");
    expect(messageStatusText({ status: "Bozza" as never }, say)).toBe("Stato non disponibile");
    expect(messageStatusText({ status: undefined }, say)).toBe("Stato non disponibile");
    expect(messageTypeText({ messageType: "constructor" as never }, say)).toBe("Messaggio");
  });

  it("have a name for each of the seven types", () => {
    const say = translator(messageTexts, "it");
    expect(messageTypes.map((messageType) => messageTypeText({ messageType }, say))).toEqual([
      "Traguardo",
      "Biglietto",
      "Premio",
      "Comunicazione",
      "Avviso",
      "Messaggio",
      "Messaggio e avviso",
    ]);
  });
});

describe("the expiry of a message", () => {
  // 23:30 in Rome.
  const now = Date.parse("2026-11-22T22:30:00Z");

  it.each([
    ["2026-11-22T22:30:00Z", "past"],
    ["2026-11-22T22:59:59Z", "today"],
    ["2026-11-22T23:00:00Z", "tomorrow"],
    ["2026-11-23T22:59:59Z", "tomorrow"],
    ["2026-11-23T23:00:00Z", "later"],
  ])("is classified, at %s, as %s by the days of Rome's time zone", (expiry, word) => {
    expect(expiryWord(Date.parse(expiry), now, rome)).toBe(word);
  });

  it("changes its text at midnight and at the time of expiry", () => {
    expect(nextExpiryChange([now + 100 * hour], now, rome)).toBe(Date.parse("2026-11-22T23:00:00Z"));
    expect(nextExpiryChange([now - 1, now + 5], now, rome)).toBe(now + 5);
    expect(nextExpiryChange([now - 1, now], now, rome)).toBeUndefined();
  });

  it("is counted correctly across days of 23 and 25 hours", () => {
    expect(startOfDay({ year: 2026, month: 3, day: 29 }, rome)).toBe(Date.parse("2026-03-28T23:00:00Z"));
    expect(startOfDay({ year: 2026, month: 3, day: 30 }, rome)).toBe(Date.parse("2026-03-29T22:00:00Z"));
    expect(startOfLaterDay(Date.parse("2026-10-24T22:00:00Z"), rome)).toBe(
      Date.parse("2026-10-25T23:00:00Z"),
    );
    expect(startOfDay({ year: 2026, month: 12, day: 32 }, rome)).toBe(Date.parse("2026-12-31T23:00:00Z"));
  });
});

describe("the entity to which a message refers", () => {
  const message = { id: "msg-1", eventRefId: "x" };

  it.each([
    ["Achievement", "Achievement"],
    ["Competition", "Competition"],
    ["Contest", "Contest"],
    ["MemberMessage", "Message"],
  ] as const)("has, for %s, the type %s", (eventRefType, type) => {
    expect(referenceOf({ ...message, eventRefType })).toEqual({ type, id: "x" });
  });

  it("is undefined for a member, an unknown type, a missing id or the message itself", () => {
    expect(referenceOf({ ...message, eventRefType: "User" })).toBeUndefined();
    expect(referenceOf({ ...message, eventRefType: "constructor" as never })).toBeUndefined();
    expect(referenceOf({ id: "m", eventRefId: undefined, eventRefType: "Achievement" })).toBeUndefined();
    expect(referenceOf({ id: "x", eventRefId: "x", eventRefType: "MemberMessage" })).toBeUndefined();
  });

  it("determines whether restricted players see the message", () => {
    expect(mayInvite({ messageType: "InboxItem", eventRefType: "MemberMessage" })).toBe(false);
    expect(mayInvite({ messageType: "Text", eventRefType: undefined })).toBe(false);
    expect(mayInvite({ messageType: "InboxItem", eventRefType: "Contest" })).toBe(true);
    expect(mayInvite({ messageType: "Reward", eventRefType: "User" })).toBe(true);
  });
});
