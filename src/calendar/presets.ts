import { type CivilDate, type CivilSpan, daysInMonth } from "../definition";
import { addDays, addMonths, type Month } from "./civil";

const lastDays =
  (count: number) =>
  (today: CivilDate): CivilSpan => ({ from: addDays(today, 1 - count), to: today });

const wholeMonth = ({ year, month }: Month): CivilSpan => ({
  from: { year, month, day: 1 },
  to: { year, month, day: daysInMonth(year, month) },
});

/** Spans that depend on today. The last seven days end today. */
const presets = {
  "7-days": lastDays(7),
  "30-days": lastDays(30),
  "90-days": lastDays(90),
  "this-month": wholeMonth,
  "last-month": (today: CivilDate) => wholeMonth(addMonths(today, -1)),
} as const;

export type PresetName = keyof typeof presets;

export const presetNames = Object.keys(presets) as readonly PresetName[];

export const presetSpan = (name: PresetName, today: CivilDate): CivilSpan => presets[name](today);
