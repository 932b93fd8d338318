import type { Log } from "../utils/log";
import type { Bonus } from "./schema";

/** A function that records a problem of a bonus and its effect. */
export type Note = (problem: string) => undefined;

export interface Problems {
  /** Returns a function that records the problems of one bonus. */
  of(bonus: Pick<Bonus, "promoId" | "sgadId">): Note;
  /**
   * Logs one warning per recorded problem, with the bonuses that have it. Each bonus is named only once per
   * problem.
   */
  log(): void;
}

const maxNamed = 5;
const maxRemembered = 2000;

export function createProblems(log: Log): Problems {
  const logged = new Set<string>();
  const noted = new Map<string, string[]>();
  return {
    of:
      ({ promoId, sgadId }) =>
      (problem) => {
        const id = `${promoId ?? sgadId}`;
        const entry = problem + id;
        if (logged.has(entry) || logged.size >= maxRemembered) return;
        logged.add(entry);
        noted.set(problem, [...(noted.get(problem) ?? []), id]);
      },
    log() {
      for (const [problem, ids] of noted) {
        const rest = ids.length > maxNamed ? ", …" : "";
        log.warn(`bonus ${ids.slice(0, maxNamed).join(", ")}${rest}: ${problem}`);
      }
      noted.clear();
    },
  };
}
