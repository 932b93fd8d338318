import type { Gamification } from "../interface";
import type { Role } from "../roles";
import type { BoardFilter } from "../space/boards";
import type { MemberState } from "../space/members";
import type { SpaceState } from "../space/state";
import type { Identity } from "../tokens";
import { type Fields, integerOf } from "./filters";

/** A leaderboard to which a connection is subscribed. */
export interface SubscribedBoard {
  readonly filter: BoardFilter;
  /** The newest snapshot that the broker has sent to this connection. */
  snapshot: object;
}

/** The caller: the identity in the token, and the leaderboards to which this connection is subscribed. */
export interface Caller {
  readonly identity: Identity;
  readonly boards: Map<string, SubscribedBoard>;
}

/** A call of the platform, as its destination receives it. */
export interface GamificationCall {
  readonly gamification: Gamification;
  readonly caller: Caller;
  /** The request: the value of `body`, of any type. */
  readonly request: unknown;
}

/** A destination: `/gapi/<name>` (protocol section 3). */
export interface Destination {
  /** The type of the reply, sent in the header `objectType`. */
  readonly reply: string;
  /** The role that the token needs. @default none: every valid token is enough */
  readonly role?: Role;
  /** Fields of the reply that replace the data if the call is refused. */
  readonly empty: object;
  /**
   * Executes the call and returns the body of the reply.
   * @throws Refusal if the call is refused
   */
  readonly answer: (call: GamificationCall) => object;
}

/** Thrown if the platform refuses a call. The reply's `errors` contain this error. */
export class Refusal extends Error {
  override readonly name = "Refusal";

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Finds the member whose token made the call.
 *
 * @throws Refusal if the space has no such member
 */
export function callingMember(state: SpaceState, { identity }: Caller): MemberState {
  const member = state.members[identity.memberId];
  if (!member) throw new Refusal(404, "Il membro non esiste.");
  return member;
}

const toWireError = ({ status, message }: Refusal) => ({ message, code: status, status });

/** Processes each item separately: a refused item does not stop the others. */
export function processEach<Item, Result>(items: readonly Item[], act: (item: Item) => Result) {
  const results: Result[] = [];
  const errors: ReturnType<typeof toWireError>[] = [];
  for (const item of items) {
    try {
      results.push(act(item));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      errors.push(toWireError(error));
    }
  }
  return { results, errors };
}

/** The part of a list that a request selects. */
export interface Page {
  readonly skip: number;
  readonly limit: number;
}

/** Default and maximum number of items of a page (protocol section 7). */
const defaultItems = 20;
const maxItems = 50;

export const pageOf = (filter: Fields, maxLimit = maxItems): Page => ({
  skip: integerOf(filter.skip, 0, 0, Number.MAX_SAFE_INTEGER),
  limit: integerOf(filter.limit, defaultItems, 0, maxLimit),
});

/**
 * One page of the list `all`, in the envelope of protocol section 2. Without a page, the reply contains the
 * whole list.
 */
export function listReply(
  objectType: string,
  all: readonly object[],
  { skip, limit }: Page = { skip: 0, limit: all.length },
): object {
  const data = all.slice(skip, skip + limit);
  const meta = { totalRecordsFound: all.length, skip, limit, objectType, resultCount: data.length };
  return { meta, data, errors: [] };
}

export function singleReply(objectType: string, data: object): object {
  const meta = { totalRecordsFound: 1, skip: 0, limit: 1, objectType, resultCount: 1 };
  return { meta, data, errors: [] };
}

/** The envelope `MetaBasic`, which replies with a token or with the results of a write use. */
export const basicMeta = (objectType: string, resultCount: number, errorCount = 0) => ({
  objectType,
  totalRecords: resultCount + errorCount,
  resultCount,
  errorCount,
});
