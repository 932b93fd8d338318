/** When a socket was heard last, and since when it has been in the middle of something. Milliseconds, by `Date.now`. */
export interface Hearing {
  /** @param isInside true where what was heard ends in the middle of a frame */
  heard(isInside: boolean): void;
  /** How long nothing has been heard. */
  silence(): number;
  /** For how long a frame has not ended; 0 where there is none. */
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
