import type { Pass } from "../tokens";
import type { Role } from "../roles";
import type { Gamification } from "../interface";
import type { BoardFilter } from "../space/boards";

/** Who calls: what the token says, and the boards that this connection looks at. */
export interface Caller {
  readonly pass: Pass;
  readonly boards: Map<string, BoardFilter>;
}

/** One call of the platform, as its destination gets it. */
export interface GamificationCall {
  readonly gamification: Gamification;
  readonly caller: Caller;
  /** What stood under `body`, whatever it is. */
  readonly request: unknown;
}

/** A destination: `/gapi/<its name>` (protocol section 3). */
export interface Destination {
  /** The type of the reply, for the header `objectType`. */
  readonly reply: string;
  /** What the token must hold; every token will do where it is absent. */
  readonly role?: Role;
  /** What stands in the place of the data where the call is refused. */
  readonly empty: object;
  /** @throws Refusal */
  readonly answer: (call: GamificationCall) => object;
}

/** A call that the platform will not do; it goes into the reply's `errors`. */
export class Refusal extends Error {
  override readonly name = "Refusal";

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
