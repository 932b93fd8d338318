/** A frame that began and does not end blocks all that come after it; milliseconds. */
const maxFrameTime = 30_000;

/** Bytes in a millisecond. A long frame may take longer, as long as it arrives faster than this. */
const minFrameSpeed = 8;

/** Whether a socket still receives, by `Date.now`. */
export interface Liveness {
  /** Data was received. @param unfinishedSize bytes of the frame that is incomplete; 0 between frames */
  noteActivity(unfinishedSize: number): void;
  /** A frame has ended. */
  noteFrame(): void;
  /** Milliseconds since data was last received. */
  silence(): number;
  /** True if the current frame blocks those that come after it. */
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
      // A clock that was set back must not make a dead socket look alive.
      lastActivity = Math.min(lastActivity, Date.now());
      return Date.now() - lastActivity;
    },
    isBlocked: () => Date.now() - (begunAt ?? Date.now()) > maxFrameTime + size / minFrameSpeed,
  };
}
