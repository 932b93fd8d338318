// @vitest-environment node
import { describe, expect, it } from "vitest";
import { foldLine, iCalendar } from "../../../../src/gamification/agenda/icalendar";
import { fuzzRandom, fuzzRounds } from "../../../support/fuzz";

const options = { now: Date.UTC(2026, 10, 22, 21, 0), language: "it", name: "Agenda" };
const at = Date.UTC(2026, 11, 1, 17, 4, 5);

/** Reads a file back: unfolds its lines and unescapes its texts (RFC 5545 sections 3.1 and 3.3.11). */
function parse(file: string) {
  const lines = file.replace(/\r\n[ \t]/g, "").split("\r\n");
  expect(lines.pop()).toBe("");
  const unescape = (text: string) =>
    text.replace(/\\(.)/gs, (_, character: string) => (character === "n" ? "\n" : character));
  return lines.map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).split(";")[0] ?? "", unescape(line.slice(colon + 1))] as const;
  });
}

const valuesOf = (file: string, name: string) =>
  parse(file).flatMap(([property, value]) => (property === name ? [value] : []));

/** Calendar file decoded from its bytes, so that a split character becomes the replacement character. */
const written: typeof iCalendar = (...input) => Buffer.from(iCalendar(...input)).toString();

const alphabet = [
  "a",
  "é",
  "日",
  "\u{1F600}",
  "\\",
  ";",
  ",",
  ":",
  '"',
  " ",
  "\n",
  "\r\n",
  "\u0007",
  "\uD800",
  "=",
];

function randomText(random: () => number) {
  const length = Math.floor(random() * 200);
  return Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join("");
}

describe("a calendar file", () => {
  it("has the properties that RFC 5545 requires, with times in UTC", () => {
    const file = iCalendar([{ key: "award:awa-1", at, summary: "Premio, «10 giri»; ecco" }], options);
    expect(file.split("\r\n")).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Vetrina//Agenda//IT",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "X-WR-CALNAME:Agenda",
      "BEGIN:VEVENT",
      expect.stringMatching(/^UID:[0-9a-z]{12,24}@vetrina$/),
      "DTSTAMP:20261122T210000Z",
      "DTSTART:20261201T170405Z",
      "SUMMARY;LANGUAGE=it:Premio\\, «10 giri»\\; ecco",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("identifies an event by a stable digest that does not contain the id", () => {
    const uid = (key: string, when = at) =>
      valuesOf(iCalendar([{ key, at: when, summary: "" }], options), "UID")[0];
    expect(uid("award:awa-giulia-1")).toBe(uid("award:awa-giulia-1", at + 1000));
    expect(uid("award:awa-giulia-1")).not.toContain("giulia");
    const events = Array.from({ length: 2000 }, (_, index) => ({
      key: `award:awa-${index}`,
      at,
      summary: "",
    }));
    expect(new Set(iCalendar(events, options).match(/^UID:.*$/gm)).size).toBe(2000);
  });

  it("leaves out times that a calendar file cannot express", () => {
    const events = [NaN, Infinity, -1, Date.UTC(10_000, 0, 1)].map((when) => ({
      key: "k",
      at: when,
      summary: "x",
    }));
    expect(iCalendar(events, options)).not.toContain("VEVENT");
  });

  it("preserves any text when it is read back, with lines of at most 75 octets", () => {
    const random = fuzzRandom("texts");
    for (let round = 0; round < fuzzRounds(500); round += 1) {
      const summary = randomText(random);
      const file = written([{ key: `k${round}`, at, summary }], { ...options, name: randomText(random) });
      for (const line of file.split("\r\n")) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        for (const character of ["\r", "\n", "\u0007"]) expect(line).not.toContain(character);
      }
      const expected = Buffer.from(summary).toString().replaceAll("\r\n", "\n").replaceAll("\u0007", " ");
      expect(valuesOf(file, "SUMMARY")).toEqual([expected]);
      expect(parse(file).filter(([name]) => name === "BEGIN")).toHaveLength(2);
    }
  });
});

describe("line folding", () => {
  it.each([74, 75, 76, 149, 150, 151])("splits %d octets into lines of at most 75", (length) => {
    const folded = foldLine("x".repeat(length));
    expect(folded.split("\r\n").length).toBe(length <= 75 ? 1 : Math.ceil((length - 1) / 74));
    expect(folded.replaceAll("\r\n ", "")).toBe("x".repeat(length));
  });

  it("does not split a character", () => {
    const line = "\u{1F600}".repeat(40);
    expect(foldLine(line).replaceAll("\r\n ", "")).toBe(line);
  });
});
