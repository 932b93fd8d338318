import type { Log } from "../utils/log";
import type { Bonus } from "./schema";

const sentences = {
  title: "no title: not shown",
  dates: "no readable publication or expiration date: not shown",
  primary: "ctaPrimaryLink is not on the site or bonus.linkOrigins: the details are linked instead",
  other: "quickLinkPromo or urlReadMore is not on the site or bonus.linkOrigins: left out",
  image: "an image is unsafe or not on bonus.imageOrigins: left out",
  renditions: "more than 20 renditions: the others are left out",
};

export type Problem = keyof typeof sentences;

/** Notes what is wrong with a bonus. */
export type Note = (problem: Problem) => undefined;

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
  const noted = new Map<Problem, (string | undefined)[]>();
  return {
    of:
      ({ promoId, sgadId }) =>
      (problem) => {
        const id = promoId ?? sgadId;
        const entry = `${problem} ${id}`;
        if (told.has(entry) || told.size >= maxRemembered) return;
        told.add(entry);
        noted.set(problem, [...(noted.get(problem) ?? []), id]);
      },
    tell() {
      for (const [problem, ids] of noted) {
        const rest = ids.length > maxNamed ? ` and ${ids.length - maxNamed} more` : "";
        log.warn(`bonus ${ids.slice(0, maxNamed).join(", ")}${rest}: ${sentences[problem]}`);
      }
      noted.clear();
    },
  };
}
