import { describe, expect, it } from "vitest";
import {
  formatDate,
  dayEndingAt,
  isElided,
  linkText,
  machineDate,
} from "../../../src/widget-kit/bonus/format";

const rome = { language: "it", timeZone: "Europe/Rome" } as const;
const english = { language: "en", timeZone: "Europe/Rome" } as const;
const at = (written: string) => ({ instant: Date.parse(written), isDay: false });
const day = (written: string) => ({ instant: Date.parse(`${written}T00:00:00+01:00`), isDay: true });

describe("the dates of a bonus", () => {
  it("show a time unless they are whole days", () => {
    expect(formatDate(at("2026-12-16T20:00:00Z"), rome)).toBe("16 dicembre 2026, ore 21:00");
    expect(formatDate(day("2026-12-16"), rome)).toBe("16 dicembre 2026");
    expect(formatDate(day("2026-12-16"), english)).toBe("16 December 2026");
  });

  it("are machine-readable as an instant in UTC, or as a day if they have no time", () => {
    expect(machineDate(at("2026-12-16T20:00:00Z"), rome)).toBe("2026-12-16T20:00:00.000Z");
    expect(machineDate(day("2026-12-16"), rome)).toBe("2026-12-16");
  });

  it("name the day before if the bonus ends at midnight in the site's zone, even in summer time", () => {
    const endOf = (written: string, reader: typeof rome | typeof english = rome) => {
      const ending = dayEndingAt(at(written), reader);
      return ending && formatDate(ending, reader);
    };
    expect(endOf("2026-12-30T23:00:00Z")).toBe("30 dicembre 2026");
    expect(endOf("2026-12-30T23:00:00Z", english)).toBe("30 December 2026");
    expect(endOf("2026-11-01T23:00:00Z")).toBe("1º novembre 2026");
    expect(endOf("2026-10-24T22:00:00Z")).toBe("24 ottobre 2026");
    expect(endOf("2026-12-30T23:00:01Z")).toBeUndefined();
    expect(endOf("2026-12-31T00:00:00Z")).toBeUndefined();
    expect(dayEndingAt(day("2026-12-31"), rome)).toBeUndefined();
  });

  it("require an elided preposition on days 8 and 11", () => {
    const elided = Array.from({ length: 31 }, (_, index) => index + 1).filter((number) =>
      isElided(day(`2026-12-${String(number).padStart(2, "0")}`), rome),
    );
    expect(elided).toEqual([8, 11]);
  });
});

describe("the text of a link", () => {
  it.each(["Clicca qui", "clicca QUI!", "qui", "Click here", "premi qui »", "here."])(
    "is never only %j",
    (label) => {
      expect(linkText(label, "Dettagli e condizioni")).toBe("Dettagli e condizioni");
    },
  );

  it.each(["Vai al tuo conto", "Qui le condizioni", "Click and collect"])(
    "is the label of the service if it is %j",
    (label) => {
      expect(linkText(label, "Dettagli e condizioni")).toBe(label);
    },
  );

  it("is the default text if the service has no label", () => {
    expect(linkText(undefined, "Approfondisci")).toBe("Approfondisci");
  });
});
