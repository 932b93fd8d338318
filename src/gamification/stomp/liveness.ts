/** When a socket received data last, and for how long a frame is incomplete. Milliseconds, by `Date.now`. */
export interface Liveness {
  /** Data was received. @param isInside true if it ends inside a frame */
  noteActivity(isInside: boolean): void;
  /** Time since data was last received. */
  silence(): number;
  /** Time since the current frame began; 0 between frames. */
  unfinishedFor(): number;
}

export function createLiveness(): Liveness {
  let lastActivity = Date.now();
  let insideSince: number | undefined;
  return {
    noteActivity(isInside) {
      lastActivity = Date.now();
      insideSince = isInside ? (insideSince ?? lastActivity) : undefined;
    },
    silence() {
      // A clock that was set back must not make a dead socket look alive.
      lastActivity = Math.min(lastActivity, Date.now());
      return Date.now() - lastActivity;
    },
    unfinishedFor: () => Date.now() - (insideSince ?? Date.now()),
  };
}
