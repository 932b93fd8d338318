import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { messageNews } from "../../../../src/gamification/notifications/message-news";
import { createCompletions, mayBeClaimable } from "../../../../src/gamification/notifications/progress-news";
import { callbackSchemas } from "../../../../src/gamification/protocol/callbacks";

const now = Date.parse("2026-11-21T08:30:00Z");

const newsOf = (json: object) =>
  messageNews(v.parse(callbackSchemas.notification, { id: "m1", messageType: "Notification", ...json }), now);

describe("a message of the platform", () => {
  it("becomes a notice with its subject, the beginning of its body as text, and its first link", () => {
    expect(
      newsOf({
        subject: "Raccolta completata",
        body: "<p>Hai completato «Dieci mani». <a href='/premi'>I premi</a></p>",
        eventRefType: "Achievement",
        eventRefId: "ach-1",
        status: "New",
      }),
    ).toEqual({
      kind: "message",
      key: "message:m1",
      subject: "Raccolta completata",
      excerpt: "Hai completato «Dieci mani».",
      link: { href: "/premi", label: "I premi" },
      section: "achievements",
      achievementId: "ach-1",
    });
  });

  it.each([
    ["Notification", true],
    ["NotificationInboxItem", true],
    ["InboxItem", false],
    ["Reward", false],
    ["Achievement", false],
    ["Ticket", false],
    ["Text", false],
    ["Sconosciuto", false],
    [undefined, false],
  ])("becomes a notice only if its type allows this (%s: %s)", (messageType, isTold) => {
    expect(newsOf({ messageType }) !== undefined).toBe(isTold);
  });

  it.each([
    ["New", true],
    [undefined, true],
    ["Read", false],
    ["Deleted", false],
    ["Expired", false],
    ["Canceled", false],
    ["Sconosciuto", false],
  ])("becomes a notice only if its state is New or missing (%s: %s)", (status, isTold) => {
    expect(newsOf({ status }) !== undefined).toBe(isTold);
  });

  it.each([
    ["2026-11-21T08:29:59.000+0000", false],
    ["2026-11-21T08:30:01.000+0000", true],
    ["non è una data", true],
  ])("becomes a notice unless it has expired (%s: %s)", (expiry, isTold) => {
    expect(newsOf({ expiry }) !== undefined).toBe(isTold);
  });

  it.each([
    ["Achievement", "achievements"],
    ["Competition", "competitions"],
    ["Contest", "competitions"],
    ["User", "messages"],
    ["MemberMessage", "messages"],
    ["Sconosciuto", "messages"],
  ])("is recorded for a reference to %s in the section %s", (eventRefType, section) => {
    expect(newsOf({ eventRefType })?.section).toBe(section);
    expect(newsOf({ eventRefType, messageType: "NotificationInboxItem" })?.section).toBe("messages");
  });

  it("becomes a notice even if some of its fields are unreadable", () => {
    const news = newsOf({ subject: { it: "x" }, body: 7, expiry: [], eventRefType: null });
    expect(news).toMatchObject({ subject: "", excerpt: "7", section: "messages", achievementId: undefined });
  });

  it("has a subject of at most 140 characters", () => {
    expect(newsOf({ subject: "parola ".repeat(100) })?.subject.length).toBeLessThanOrEqual(141);
  });
});

describe("a change of an entity's state", () => {
  const status = (of: string | number, entityType = "Achievement") =>
    v.parse(callbackSchemas.optinStatus, {
      entityType,
      entityId: "a1",
      percentageComplete: 100,
      ...(typeof of === "string" ? { status: of } : { statusCode: of }),
    });

  it.each([
    ["Running, Completed", ["Running", "Completed"], [false, true]],
    ["Completed at once", ["Completed"], [true]],
    ["a repeated callback", ["Completed", "Completed"], [true, false]],
    ["a second round", ["Completed", "Running", "Completed"], [true, false, true]],
    ["by code", [25, 35], [false, true]],
    ["100 % without the state Completed", ["Completing", 30], [false, false]],
    ["unknown states", ["Festeggiato", 99, -1], [false, false, false]],
  ])("counts as a completion only if an achievement becomes completed (%s)", (_, states, expected) => {
    const { isCompletion } = createCompletions();
    expect(states.map((each) => isCompletion(status(each)))).toEqual(expected);
  });

  it.each(["Competition", "Contest", "Sconosciuto"])(
    "does not count as a completion for the type %s",
    (entityType) => {
      expect(createCompletions().isCompletion(status("Completed", entityType))).toBe(false);
    },
  );

  const issued = { claimed: false, statusCode: 15 };

  it.each([
    ["created and issued", { typeOffChange: 1, metadata: issued }, true],
    ["created without a state", { typeOffChange: 1 }, true],
    [
      "created with texts as values",
      { typeOffChange: 1, metadata: { claimed: "false", statusCode: "15" } },
      true,
    ],
    ["created as a member award", { typeOffChange: 1, metadata: issued, entityType: "MemberAward" }, true],
    ["created and claimed at once", { typeOffChange: 1, metadata: { claimed: true, statusCode: 35 } }, false],
    ["created and held", { typeOffChange: 1, metadata: { claimed: false, statusCode: 25 } }, false],
    ["without a change type, but issued", { metadata: issued }, true],
    ["without a change type", {}, false],
    ["updated", { typeOffChange: 2, metadata: issued }, false],
    ["deleted", { typeOffChange: 3, metadata: issued }, false],
    ["of an unknown change type", { typeOffChange: 77, metadata: issued }, false],
    ["released", { typeOffChange: 10, previousState: 25, currentState: 15 }, true],
    ["issued before", { typeOffChange: 10, previousState: 15, currentState: 15 }, false],
    ["claimed", { typeOffChange: 10, previousState: 15, currentState: 35 }, false],
    ["another entity", { typeOffChange: 1, metadata: issued, entityType: "Reward" }, false],
  ])(
    "counts as making an award claimable only if it issues or releases the award (%s)",
    (_, change, expected) => {
      const json = { entityId: "w1", entityType: "Award", ...change };
      expect(mayBeClaimable(v.parse(callbackSchemas.entityStateChanged, json))).toBe(expected);
    },
  );
});
