// @vitest-environment node
import { describe, expect, it } from "vitest";
import { agendaEntry, byDay, dayAfter, inOrder } from "../../../../src/gamification/agenda/entries";

const now = Date.UTC(2026, 10, 22, 12);
const hour = 3_600_000;

const entry = (id: string, at: number) => agendaEntry("award", { id, name: id }, at);

describe("entries of the agenda", () => {
  it("have a trimmed name, and are left out if their end is unknown", () => {
    expect(agendaEntry("competition", { id: "com-1", name: " Coppa " }, now + hour)).toEqual([
      {
        id: "competition:com-1",
        kind: "competition",
        entityType: "Competition",
        entityId: "com-1",
        name: "Coppa",
        at: now + hour,
      },
    ]);
    for (const at of [undefined, NaN, Infinity, 9e15])
      expect(agendaEntry("award", { id: "a" }, at)).toEqual([]);
  });

  it("are sorted by time, without duplicates", () => {
    const mixed = [entry("b", now + 2), entry("a", now + 2), entry("c", now + 1), entry("b", now + 3)].flat();
    expect(inOrder(mixed).map(({ entityId, at }) => [entityId, at - now])).toEqual([
      ["c", 1],
      ["a", 2],
      ["b", 3],
    ]);
  });

  it("are grouped by day in the given time zone", () => {
    const format = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome" });
    // 23:30 and 00:30 in Rome, which is an hour ahead of UTC.
    const late = Date.UTC(2026, 10, 22, 22, 30);
    const days = byDay([entry("a", late), entry("b", late + hour)].flat(), (at) => format.format(at));
    expect(days.map(({ entries }) => entries.map(({ entityId }) => entityId))).toEqual([["a"], ["b"]]);
  });

  it.each([
    ["2026-11-22T22:30:00Z", "2026-11-23"],
    ["2026-11-22T23:30:00Z", "2026-11-24"],
    ["2026-10-24T22:10:00Z", "2026-10-26"],
    ["2026-10-25T22:50:00Z", "2026-10-26"],
    ["2026-03-28T22:50:00Z", "2026-03-29"],
    ["2026-03-28T23:10:00Z", "2026-03-30"],
  ])(
    "count, at %s, as tomorrow's if their day in Rome is %s, even across a clock change",
    (now, tomorrow) => {
      const format = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome" });
      expect(dayAfter(Date.parse(now), (at) => format.format(at))).toBe(tomorrow);
    },
  );
});
