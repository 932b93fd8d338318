import type { Award, Message, OptIn } from "./entities";

/** A member as `getMember` returns it. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly memberRefId: string;
  readonly [field: string]: unknown;
}

/** Everything that belongs to one member. */
export interface MemberState {
  readonly profile: Profile;
  readonly awards: readonly Award[];
  readonly messages: readonly Message[];
  readonly optIns: readonly OptIn[];
  /** The number of plays the member has made. */
  readonly played: number;
  /** Plays left, by instant win. */
  readonly plays: Readonly<Record<string, number>>;
  /** What the next play of an instant win draws, as the index of a tile; drawn by probability where absent. */
  readonly nextTiles?: Readonly<Record<string, number | undefined>>;
}
