import type { SayCountdown } from "./texts";

const second = 1000;
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Seconds until a deadline, rounded up; never negative. */
export const secondsUntil = (deadline: number, now: number): number =>
  Math.max(0, Math.ceil((deadline - now) / second));

const padded = (count: number) => String(count).padStart(2, "0");

/** Minutes and seconds, such as `04:37`; with hours from 100 minutes on: `2:04:37`. */
export function asDigits(seconds: number): string {
  const clock = `${padded(seconds % minute)}`;
  const minutes = Math.floor(seconds / minute);
  if (minutes < 100) return `${padded(minutes)}:${clock}`;
  return `${Math.floor(minutes / minute)}:${padded(minutes % minute)}:${clock}`;
}

/** Spoken text such as `fra 4 minuti e 37 secondi`, with at most two units. */
export function asWords(seconds: number, say: SayCountdown): string {
  if (seconds === 0) return say("now");
  const units = [
    ["days", Math.floor(seconds / day)],
    ["hours", Math.floor((seconds % day) / hour)],
    ["minutes", Math.floor((seconds % hour) / minute)],
    ["seconds", seconds % minute],
  ] as const;
  const firstUnit = units.findIndex(([, count]) => count > 0);
  const [first = "", last] = units
    .slice(firstUnit, firstUnit + 2)
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => say(unit, { count }));
  return say("within", { time: last ? say("and", { first, last }) : first });
}

/** The number of seconds from which `asShortText` omits the seconds. */
const longWait = 10 * minute;

/** Short text such as `fra 1 h 20 min` or `fra 51 min`; in the last ten minutes `fra 9 min 05 s`. */
export function asShortText(seconds: number, say: SayCountdown): string {
  if (seconds === 0) return say("now");
  const minutes = Math.ceil(seconds / minute);
  if (seconds <= longWait)
    return say("within", { time: `${Math.floor(seconds / minute)} min ${padded(seconds % minute)} s` });
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean);
  return say("within", { time: parts.join(" ") });
}
