/** A change of the player's rank that triggers a message. */
export interface RankNews {
  readonly from: number;
  readonly to: number;
}

/** Reports changes of the player's rank, at most one in ten seconds. */
export interface RankReporter {
  /** Records the rank that is shown now; undefined if the member is not on the board. */
  note(rank: number | undefined): void;
  /** Forgets the rank, without a message. */
  clear(): void;
}

/** Minimum time between two messages, milliseconds. */
const newsInterval = 10_000;

/**
 * Creates a reporter. It does not report the first rank. It merges changes during the interval into one
 * message at the end of the interval, and reports nothing if the rank is then the same as before.
 */
export function createRankReporter(report: (news: RankNews) => void): RankReporter {
  /** The rank that the player knows. */
  let known: number | undefined;
  let current: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function reportChange() {
    if (known !== undefined && current !== undefined && current !== known) {
      report({ from: known, to: current });
      timer = setTimeout(() => {
        timer = undefined;
        reportChange();
      }, newsInterval);
    }
    known = current ?? known;
  }

  return {
    note(rank) {
      current = rank;
      if (timer === undefined) reportChange();
    },
    clear() {
      clearTimeout(timer);
      timer = known = current = undefined;
    },
  };
}
