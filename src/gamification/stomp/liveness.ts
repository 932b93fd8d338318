/** When a socket received data last, and for how long a frame is incomplete. Milliseconds, by `Date.now`. */
export interface Hearing {
  /** Data was received. @param isInside true if it ends inside a frame */
  heard(isInside: boolean): void;
  /** Time since data was last received. */
  silence(): number;
  /** Time since the current frame began; 0 between frames. */
  unfinishedFor(): number;
}

export function createHearing(): Hearing {
  let heardAt = Date.now();
  let insideSince: number | undefined;
  return {
    heard(isInside) {
      heardAt = Date.now();
      insideSince = isInside ? (insideSince ?? heardAt) : undefined;
    },
    silence() {
      // A clock that was set back must not make a dead socket look alive.
      heardAt = Math.min(heardAt, Date.now());
      return Date.now() - heardAt;
    },
    unfinishedFor: () => Date.now() - (insideSince ?? Date.now()),
  };
}
