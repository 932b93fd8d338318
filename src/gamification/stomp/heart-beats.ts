/** The interval that we offer and ask for, in milliseconds (specification section 9). */
const beat = 4000;

/** The broker is dead after a silence of this many intervals (reliability section 0.7). */
const tolerance = 2.5;

/**
 * A long reply arrives in silence: no heart-beat comes before its end, and a WebSocket tells only of whole messages.
 * While a call is open, a silence may be longer by this (R2): 300 KB on a line of 20 KB/s take 15 s. Milliseconds.
 */
export const silenceOfReply = 8900;

/** The header `heart-beat` of CONNECT. */
export const offeredBeats = `${beat},${beat}`;

/** The intervals that CONNECTED agreed on, in milliseconds. */
export interface HeartBeats {
  /** How often we must send a heart-beat; undefined if the broker wants none. */
  readonly every: number | undefined;
  /** After this silence the broker is dead; Infinity if it promised no heart-beats. */
  readonly maxSilence: number;
}

/** Other values could make a timer that fires all the time, or never. */
const pattern = /^\s*(\d{1,6})\s*,\s*(\d{1,6})\s*$/;

/** @returns undefined if the header is malformed */
export function agreeOnBeats(header = "0,0"): HeartBeats | undefined {
  const found = pattern.exec(header);
  if (!found) return undefined;
  const [promised, wanted] = [Number(found[1]), Number(found[2])];
  return {
    every: wanted ? Math.max(wanted, beat) : undefined,
    maxSilence: promised ? Math.max(promised, beat) * tolerance : Infinity,
  };
}
