import { describe, expect, it } from "vitest";
import { agendaEntry } from "../../../src/gamification/agenda/entries";
import type { InstantWinItem } from "../../../src/gamification/instant-wins/queries";
import type { Contest } from "../../../src/gamification/protocol/competitions";
import { formatDay } from "../../../src/i18n/instants";
import {
  boardCompetitions,
  boardContest,
  nearness,
  playsLeft,
} from "../../../widgets/gamification-hub/today-facts";

const now = Date.UTC(2026, 10, 28, 11);
const hour = 3_600_000;

describe("the leaderboard of “Oggi”", () => {
  const agenda = [
    ...agendaEntry("award", { id: "awa-1" }, now + hour),
    ...agendaEntry("competition", { id: "com-2" }, now + 2 * hour),
    ...agendaEntry("competition", { id: "com-1" }, now + 3 * hour),
  ];
  const contest = (id: string, competitionId: string, status: string) =>
    ({ id, competitionId, status, constraints: [] }) as unknown as Contest;

  it("comes from the author's competition or, if missing, from the joined competition that ends first", () => {
    expect(boardCompetitions("com-9", agenda)).toEqual(["com-9"]);
    expect(boardCompetitions(undefined, agenda)).toEqual(["com-2", "com-1"]);
    expect(boardCompetitions(undefined, [])).toEqual([]);
  });

  it("shows the running contest of the first competition with a running contest", () => {
    const contests = [
      contest("con-a", "com-2", "Finished"),
      contest("con-b", "com-1", "Active"),
      contest("con-c", "com-3", "Active"),
    ];
    expect(boardContest(contests, ["com-2", "com-1", "com-3"])?.id).toBe("con-b");
    expect(boardContest(contests, ["com-2"])).toBeUndefined();
    expect(boardContest([], ["com-1"])).toBeUndefined();
  });
});

describe("the number of remaining plays", () => {
  const item = (plays: number | undefined, more: Partial<InstantWinItem["instantWin"]> = {}) =>
    ({ instantWin: { constraints: [], ...more }, plays }) as unknown as InstantWinItem;

  it("includes only plays of instant wins that can be played now", () => {
    const items = [
      item(3),
      item(4),
      item(undefined),
      item(10, { startDate: now + hour }),
      item(20, { endDate: now }),
      item(40, { constraints: ["optinRequiredForEntrants"] }),
    ];
    expect(playsLeft(items, now)).toBe(7);
    expect(playsLeft(items, now + hour)).toBe(17);
    expect(playsLeft([], now)).toBe(0);
  });
});

describe("the proximity of a date", () => {
  const dayOf = (at: number) => formatDay(at, "it", "Europe/Rome");

  it.each([
    ["today", now + hour],
    ["today", Date.UTC(2026, 10, 28, 22, 59)],
    ["tomorrow", Date.UTC(2026, 10, 28, 23)],
    ["tomorrow", Date.UTC(2026, 10, 29, 22, 59)],
    ["week", Date.UTC(2026, 10, 29, 23)],
    ["week", Date.UTC(2026, 11, 4, 10, 59)],
    ["later", Date.UTC(2026, 11, 4, 11)],
    ["later", Date.UTC(2027, 10, 28)],
  ])("is %s for the date %i", (expected, at) => {
    expect(nearness(at, now, dayOf)).toBe(expected);
  });
});
