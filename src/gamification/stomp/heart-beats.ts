/** What we offer, and want, each way; milliseconds (specification section 9). */
const beat = 4000;

/** How many beats of the broker may be missing (reliability section 0.7). */
const tolerance = 2.5;

/** The header `heart-beat` of CONNECT. */
export const offeredBeats = `${beat},${beat}`;

/** What was agreed with CONNECTED; milliseconds. */
export interface HeartBeats {
  /** How often we have to beat; undefined where the broker does not care. */
  readonly every: number | undefined;
  /** After how long a silent broker counts as gone; endless where it promised no beats. */
  readonly longestSilence: number;
}

/** Anything else would become a timer of its own kind. */
const pattern = /^\s*(\d{1,6})\s*,\s*(\d{1,6})\s*$/;

/** @returns undefined for a header that cannot be one */
export function agreeOnBeats(header = "0,0"): HeartBeats | undefined {
  const found = pattern.exec(header);
  if (!found) return undefined;
  const [promised, wanted] = [Number(found[1]), Number(found[2])];
  return {
    every: wanted === 0 ? undefined : Math.max(wanted, beat),
    longestSilence: promised === 0 ? Infinity : Math.max(promised, beat) * tolerance,
  };
}
