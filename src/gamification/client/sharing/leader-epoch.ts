/** Identifies one connection of one leader. Messages of an older epoch are ignored. */
export interface LeaderEpoch {
  /** The id of the leading tab. */
  readonly leader: string;
  /**
   * When the tab became leader, milliseconds since 1970. It is later than the election of every leader that
   * the tab has known.
   */
  readonly electedAt: number;
  /** The number of connections that the leader has lost since its election. */
  readonly connection: number;
}

/** Whether both epochs belong to the same election of the same leader. */
export const isSameLeadership = (one: LeaderEpoch, other: LeaderEpoch | undefined): boolean =>
  one.leader === other?.leader && one.electedAt === other.electedAt;

/** Whether both epochs belong to the same connection of the same leader. */
export const isSameEpoch = (one: LeaderEpoch, other: LeaderEpoch | undefined): boolean =>
  isSameLeadership(one, other) && one.connection === other?.connection;

/**
 * Whether the leader of `other` has replaced the leader of `one`. The replaced leader may not have detected
 * this yet.
 */
export const isOutdated = (one: LeaderEpoch, other: LeaderEpoch | undefined): boolean =>
  other !== undefined &&
  (one.electedAt < other.electedAt || (one.electedAt === other.electedAt && one.leader < other.leader));
