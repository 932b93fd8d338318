/** The interval that we offer and request, in milliseconds (specification section 9). */
const beat = 4000;

/** The broker is dead after a silence of this many intervals (reliability section 0.7). */
const tolerance = 2.5;

/**
 * During a long reply no heart-beat arrives, and a WebSocket reports only whole messages. While a call is
 * open, a silence may therefore be longer by this many milliseconds (R2): 300 KB on a line of 20 KB/s take 15
 * s.
 */
export const silenceOfReply = 8900;

/** The header `heart-beat` of CONNECT. */
export const offeredBeats = `${beat},${beat}`;

/** The intervals that CONNECTED agreed on, in milliseconds. */
export interface HeartBeats {
  /** How often we must send a heart-beat, milliseconds; undefined if the broker wants none. */
  readonly every: number | undefined;
  /** After this silence the broker counts as dead, milliseconds; Infinity if it promised no heart-beats. */
  readonly maxSilence: number;
}

/** Other values could make a timer that fires all the time, or never fires. */
const pattern = /^\s*(\d{1,6})\s*,\s*(\d{1,6})\s*$/;

/**
 * Reads the header `heart-beat` of CONNECTED.
 * @returns undefined if the header is malformed
 */
export function agreeOnBeats(header = "0,0"): HeartBeats | undefined {
  const found = pattern.exec(header);
  if (!found) return undefined;
  const promised = Number(found[1]);
  const wanted = Number(found[2]);
  return {
    every: wanted ? Math.max(wanted, beat) : undefined,
    maxSilence: promised ? Math.max(promised, beat) * tolerance : Infinity,
  };
}

/** Time after which a frame that has begun but not ended blocks all later frames, milliseconds. */
const maxFrameTime = 30_000;

/** Bytes per millisecond. A long frame may exceed the time limit if it arrives faster than this. */
const minFrameSpeed = 8;

/** Whether a socket still receives data, measured by `Date.now`. */
export interface Liveness {
  /** Data was received. @param unfinishedSize bytes of the frame that is incomplete; 0 between frames */
  noteActivity(unfinishedSize: number): void;
  /** A frame has ended. */
  noteFrame(): void;
  /** Milliseconds since data was last received. */
  silence(): number;
  /** True if the current frame blocks later frames. */
  isBlocked(): boolean;
}

export function createLiveness(): Liveness {
  let lastActivity = Date.now();
  let size = 0;
  /** When the current frame began. */
  let begunAt: number | undefined;
  return {
    noteActivity(unfinishedSize) {
      lastActivity = Date.now();
      size = unfinishedSize;
      begunAt = size > 0 ? (begunAt ?? lastActivity) : undefined;
    },
    noteFrame() {
      begunAt = undefined;
    },
    silence() {
      // The clock may have been set back, which must not make a dead socket look alive.
      lastActivity = Math.min(lastActivity, Date.now());
      return Date.now() - lastActivity;
    },
    isBlocked: () => Date.now() - (begunAt ?? Date.now()) > maxFrameTime + size / minFrameSpeed,
  };
}
