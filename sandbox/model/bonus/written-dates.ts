import { type CivilTime, civilTimeAt } from "../../../src/platform/civil-time";

const two = (part: number) => String(part).padStart(2, "0");

const day = ({ year, month, day }: CivilTime) => `${two(day)}/${two(month)}/${year}`;

/** How editors of the simulated bonus manager write an instant (milliseconds): by the walls of Rome. */
export const written = {
  /** `21/11/2026` */
  day: (instant: number) => day(civilTimeAt(instant, "Europe/Rome")),
  /** `21/11/2026 18:30` */
  minute(instant: number) {
    const time = civilTimeAt(instant, "Europe/Rome");
    return `${day(time)} ${two(time.hour)}:${two(time.minute)}`;
  },
  /** `2026-11-21` */
  isoDay: (instant: number) => day(civilTimeAt(instant, "Europe/Rome")).split("/").reverse().join("-"),
} as const;
