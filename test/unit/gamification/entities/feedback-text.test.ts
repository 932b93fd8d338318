// @vitest-environment node
import { describe, expect, it } from "vitest";
import { onDate } from "../../../../src/gamification/entities/dates";
import { writeReference, type WriteState } from "../../../../src/gamification/entities/entity-writes";
import { type Language, translator } from "../../../../src/i18n/texts";
import { feedbackText } from "../../../../src/widget-kit/gamification/feedback-text";
import { panelTexts } from "../../../../src/widget-kit/gamification/texts";

/** A quarter past midnight in Rome, which is the day before in UTC. */
const at = Date.parse("2026-11-22T23:15:07.412Z");

const textOf = (write: WriteState, language: Language = "it", isShown = false) =>
  feedbackText(write, isShown, { language, timeZone: "Europe/Rome" }, translator(panelTexts, language));

describe("feedback after a write", () => {
  it.each([
    ["join", "Sei dentro.", "You are in."],
    ["leave", "Non partecipi più.", "You no longer take part."],
    ["claim", "Riscosso: lo trovi nel tuo conto.", "Claimed: it is in your account."],
    ["decline", "Rifiutato.", "Declined."],
  ] as const)("is one short sentence if the write was confirmed (%s)", (action, italian, english) => {
    expect(textOf({ action, status: "done", at })).toBe(italian);
    expect(textOf({ action, status: "done", at }, "en")).toBe(english);
  });

  it.each(["accepted", "unknown"] as const)(
    "states the time of the request in Rome's time zone if the outcome is not confirmed (%s)",
    (status) => {
      expect(textOf({ action: "join", status, at })).toContain("il 23 novembre 2026, ore 00:15");
      expect(textOf({ action: "join", status, at }, "en")).toContain("on 23 November 2026, 00:15");
    },
  );

  it.each(["accepted", "unknown"] as const)(
    "reports success if the entity already shows the requested state (%s)",
    (status) => {
      expect(textOf({ action: "join", status, at }, "it", true)).toBe("Sei dentro.");
    },
  );

  it("distinguishes a refusal from an unsent write", () => {
    expect(textOf({ action: "join", status: "failed", kind: "remote" })).toBe(
      "La richiesta non è stata accolta.",
    );
    expect(textOf({ action: "join", status: "failed", kind: "notSent" })).toBe(
      "La richiesta non è partita: puoi riprovare.",
    );
    expect(textOf({ action: "join", status: "pending" })).toBe("");
  });
});

describe("the reference of a write", () => {
  it("consists of the entity's id and the time in UTC, without words of any language", () => {
    expect(writeReference("ach-1", at)).toBe("ach-1 2026-11-22T23:15:07.412Z");
  });
});

describe("a date within a sentence", () => {
  it.each([
    ["1º novembre 2026", "il 1º novembre 2026"],
    ["8 dicembre 2026", "l’8 dicembre 2026"],
    ["11 maggio 2026, ore 12:00", "l’11 maggio 2026, ore 12:00"],
    ["18 maggio 2026", "il 18 maggio 2026"],
  ])("has the right Italian article in “%s”", (date, expected) => {
    expect(onDate(date, "it")).toBe(expected);
  });

  it("has the right English preposition", () => {
    expect(onDate("8 December 2026", "en")).toBe("on 8 December 2026");
  });
});
