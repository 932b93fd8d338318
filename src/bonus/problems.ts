import type { Log } from "../utils/log";
import type { Bonus } from "./schema";

/** Notes what is wrong with a bonus, and what becomes of it. */
export type Note = (problem: string) => undefined;

export interface Problems {
  /** @returns a function that notes the problems of a bonus */
  of(bonus: Pick<Bonus, "promoId" | "sgadId">): Note;
  /** Tells the developer what was noted: one line for each problem, and each bonus once. */
  tell(): void;
}

const maxNamed = 5;
const maxRemembered = 2000;

export function createProblems(log: Log): Problems {
  const told = new Set<string>();
  const noted = new Map<string, string[]>();
  return {
    of:
      ({ promoId, sgadId }) =>
      (problem) => {
        const id = `${promoId ?? sgadId}`;
        const entry = problem + id;
        if (told.has(entry) || told.size >= maxRemembered) return;
        told.add(entry);
        noted.set(problem, [...(noted.get(problem) ?? []), id]);
      },
    tell() {
      for (const [problem, ids] of noted) {
        const rest = ids.length > maxNamed ? ", …" : "";
        log.warn(`bonus ${ids.slice(0, maxNamed).join(", ")}${rest}: ${problem}`);
      }
      noted.clear();
    },
  };
}
