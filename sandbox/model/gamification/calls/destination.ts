import type { Identity } from "../tokens";
import type { Role } from "../roles";
import type { Gamification } from "../interface";
import type { BoardFilter } from "../space/boards";

/** A board to which a connection is subscribed. */
export interface SubscribedBoard {
  readonly filter: BoardFilter;
  /** The newest snapshot that was sent. */
  snapshot: object;
}

/** The caller: the identity in the token, and the boards to which this connection is subscribed. */
export interface Caller {
  readonly identity: Identity;
  readonly boards: Map<string, SubscribedBoard>;
}

/** A call of the platform, as its destination receives it. */
export interface GamificationCall {
  readonly gamification: Gamification;
  readonly caller: Caller;
  /** The value of `body`, of any type. */
  readonly request: unknown;
}

/** A destination: `/gapi/<name>` (protocol section 3). */
export interface Destination {
  /** The type of the reply, sent in the header `objectType`. */
  readonly reply: string;
  /** The role that the token needs. @default none: every valid token is enough */
  readonly role?: Role;
  /** The fields of the reply that stand in for the data if the call is refused. */
  readonly empty: object;
  /** @throws Refusal if the call is refused */
  readonly answer: (call: GamificationCall) => object;
}

/** The platform refuses a call. The error goes into the reply's `errors`. */
export class Refusal extends Error {
  override readonly name = "Refusal";

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
