/** One connection of one leader. What belongs to an older one is nobody's any more. */
export interface LeaderEpoch {
  /** The tab that holds it. */
  readonly leader: string;
  /** When that tab took the lead, milliseconds since 1970; later than any term it knew of. */
  readonly term: number;
  /** Counts what the leader has lost in its term. */
  readonly connection: number;
}

export const isSameLink = (one: LeaderEpoch, other: LeaderEpoch | undefined): boolean =>
  one.leader === other?.leader && one.term === other.term && one.connection === other.connection;

export const isSameTerm = (one: LeaderEpoch, other: LeaderEpoch | undefined): boolean =>
  one.leader === other?.leader && one.term === other.term;

/** True of a leader that has been followed by another one, even if it does not know yet. */
export const isOutdated = (one: LeaderEpoch, other: LeaderEpoch | undefined): boolean =>
  other !== undefined && (one.term < other.term || (one.term === other.term && one.leader < other.leader));
