import type { SayResponsibleGaming } from "./texts";

/** `1 ora e 12 minuti`: whole minutes, without seconds. */
export function formatDuration(minutes: number, say: SayResponsibleGaming): string {
  if (minutes < 1) return say("lessThanMinute");
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const inHours = say("hours", { count: hours });
  const inMinutes = say("minutes", { count: rest });
  if (hours === 0) return inMinutes;
  return rest === 0 ? inHours : say("hoursAndMinutes", { hours: inHours, minutes: inMinutes });
}
