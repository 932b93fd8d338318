import { boundedText } from "../utils/bounded-text";
import type { Log } from "../utils/log";
import type { Bonus } from "./schema";

const sentences = {
  title: "has no title, so it is not shown",
  dates: "needs a publication and an expiration date that can be read, so it is not shown",
  primary: "has a ctaPrimaryLink outside of the page's origin and bonus.linkOrigins; it links to its details",
  other:
    "has a quickLinkPromo or urlReadMore outside of the page's origin and bonus.linkOrigins; it is left out",
  image: "has an image that is refused: not safe, or not from bonus.imageOrigins",
  renditions: "has more than 20 renditions; the others are left out",
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
const maxIdLength = 60;

export function createProblems(log: Log): Problems {
  const told = new Set<string>();
  const noted = new Map<Problem, string[]>();
  return {
    of:
      ({ promoId, sgadId }) =>
      (problem) => {
        const id = promoId ?? sgadId;
        const entry = `${problem} ${id}`;
        if (told.has(entry) || told.size >= maxRemembered) return;
        told.add(entry);
        noted.set(problem, [...(noted.get(problem) ?? []), boundedText(id, maxIdLength)]);
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
