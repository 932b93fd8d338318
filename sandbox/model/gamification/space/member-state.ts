import type { Award, Message, OptIn } from "./entities";
/** A member as `getMember` gives him. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly memberRefId: string;
  readonly [field: string]: unknown;
}

/** What belongs to one member. */
export interface MemberState {
  readonly profile: Profile;
  readonly awards: readonly Award[];
  readonly messages: readonly Message[];
  readonly optIns: readonly OptIn[];
  /** How often the member has played. */
  readonly played: number;
  /** Plays left, by instant win. */
  readonly plays: Readonly<Record<string, number>>;
}
