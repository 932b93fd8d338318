import type { SayCountdown } from "./texts";

const second = 1000;
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Whole seconds until a deadline; a second that has begun counts. Never below zero. */
export const secondsUntil = (deadline: number, now: number): number =>
  Math.max(0, Math.ceil((deadline - now) / second));

const two = (count: number) => String(count).padStart(2, "0");

/** `04:37`; from 100 minutes on with hours, `2:04:37`. */
export function asDigits(seconds: number): string {
  const clock = `${two(seconds % minute)}`;
  const minutes = Math.floor(seconds / minute);
  if (minutes < 100) return `${two(minutes)}:${clock}`;
  return `${Math.floor(minutes / minute)}:${two(minutes % minute)}:${clock}`;
}

/** `fra 4 minuti e 37 secondi`: the two largest units, since nobody listens to more. */
export function asWords(seconds: number, say: SayCountdown): string {
  if (seconds === 0) return say("now");
  const units = [
    ["days", Math.floor(seconds / day)],
    ["hours", Math.floor((seconds % day) / hour)],
    ["minutes", Math.floor((seconds % hour) / minute)],
    ["seconds", seconds % minute],
  ] as const;
  const maxRemaining = units.findIndex(([, count]) => count > 0);
  const [first = "", last] = units
    .slice(maxRemaining, maxRemaining + 2)
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => say(unit, { count }));
  return say("within", { time: last ? say("and", { first, last }) : first });
}
