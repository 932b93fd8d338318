const inRome = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("it-IT", { ...options, timeZone: "Europe/Rome" });
  return (instant: number) => format.format(instant);
};

const day = inRome({ day: "2-digit", month: "2-digit", year: "numeric" });
const time = inRome({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** How editors of the simulated bonus manager write an instant (milliseconds): by the walls of Rome. */
export const written = {
  /** `21/11/2026` */
  day,
  /** `21/11/2026 18:30` */
  minute: (instant: number) => `${day(instant)} ${time(instant)}`,
  /** `2026-11-21` */
  isoDay: (instant: number) => day(instant).split("/").reverse().join("-"),
} as const;
