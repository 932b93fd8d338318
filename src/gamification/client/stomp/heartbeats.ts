/** The heartbeat interval that the client offers and requests, in milliseconds (specification section 9). */
const beat = 4000;

/** The number of silent intervals after which the broker counts as dead (reliability section 0.7). */
const tolerance = 2.5;

/**
 * Additional milliseconds of silence that are allowed while a call is open (R2). During a long reply no
 * heartbeat arrives, and a WebSocket reports only whole messages. 300 KB on a line of 20 KB/s take 15 s.
 */
export const silenceOfReply = 8900;

/** The header `heart-beat` of CONNECT. */
export const offeredBeats = `${beat},${beat}`;

/** The heartbeat intervals that CONNECTED agreed on, in milliseconds. */
export interface Heartbeats {
  /** Milliseconds between two heartbeats of the client; undefined if the broker wants none. */
  readonly every: number | undefined;
  /**
   * Milliseconds of silence after which the broker counts as dead; Infinity if the broker promised no
   * heartbeats.
   */
  readonly maxSilence: number;
}

/** Allows at most six digits, because other values could create a timer that fires constantly or never. */
const pattern = /^\s*(\d{1,6})\s*,\s*(\d{1,6})\s*$/;

/**
 * Reads the header `heart-beat` of CONNECTED.
 * @returns undefined if the header is malformed
 */
export function agreeOnBeats(header = "0,0"): Heartbeats | undefined {
  const found = pattern.exec(header);
  if (!found) return undefined;
  const promised = Number(found[1]);
  const wanted = Number(found[2]);
  return {
    every: wanted ? Math.max(wanted, beat) : undefined,
    maxSilence: promised ? Math.max(promised, beat) * tolerance : Infinity,
  };
}

/** Milliseconds after which an unfinished frame counts as blocking all later frames. */
const maxFrameTime = 30_000;

/**
 * Minimum speed in bytes per millisecond. A long frame that arrives faster than this may exceed the time
 * limit.
 */
const minFrameSpeed = 8;

/** Whether a socket still receives data, measured by `Date.now`. */
export interface Liveness {
  /** Records that data was received. @param unfinishedSize bytes of the incomplete frame; 0 between frames */
  noteActivity(unfinishedSize: number): void;
  /** Records that a frame has ended. */
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
