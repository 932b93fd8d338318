const inRome = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("it-IT", { ...options, timeZone: "Europe/Rome" });
  return (instant: number) => format.format(instant);
};

const day = inRome({ day: "2-digit", month: "2-digit", year: "numeric" });
const time = inRome({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** The formats in which the bonus manager's editors write an instant (milliseconds since 1970), in Rome's time. */
export const formatted = {
  /** `21/11/2026` */
  day,
  /** `21/11/2026 18:30` */
  minute: (instant: number) => `${day(instant)} ${time(instant)}`,
  /** `2026-11-21` */
  isoDay: (instant: number) => day(instant).split("/").reverse().join("-"),
} as const;
