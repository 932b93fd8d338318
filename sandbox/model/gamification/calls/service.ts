import { callbackKinds } from "../interface";
import type { BoardFilter } from "../space/boards";
import type { Profile } from "../space/members";
import { callingMember, type Destination, Refusal, singleReply } from "./destination";
import { fieldsOf, integerOf, textOf, textsOf } from "./filters";

const pick = (fields: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

/** The requested fields of a profile: `ALL`, or a list of field names. The reply always includes the id. */
function requestedFields(profile: Profile, request: unknown): object {
  const { includeFields, includeCustomFields, includeMetaDataFields } = fieldsOf(request);
  const names = textsOf(includeFields);
  const top = names.length === 0 || names.includes("ALL") ? profile : pick(profile, ["id", ...names]);
  return {
    ...top,
    customFields: pick(fieldsOf(profile.customFields), textsOf(includeCustomFields)),
    metadata: pick(fieldsOf(profile.metadata), textsOf(includeMetaDataFields)),
  };
}

export const getMember: Destination = {
  reply: "MemberResponse",
  role: "ViewMembers",
  empty: {},
  answer: ({ gamification, caller, request }) =>
    singleReply("Member", requestedFields(callingMember(gamification.read(), caller).profile, request)),
};

/** The filter of a request. Its numbers are limited to the bounds in the contract (protocol section 7). */
function boardFilter(value: unknown): BoardFilter {
  const { topRanksToInclude, ranksAboveToInclude, ranksBelowToInclude } = fieldsOf(value);
  return {
    topRanksToInclude: integerOf(topRanksToInclude, 10, 1, 50),
    ranksAboveToInclude: integerOf(ranksAboveToInclude, 0, 0, 20),
    ranksBelowToInclude: integerOf(ranksBelowToInclude, 0, 0, 20),
  };
}

/**
 * Replies with a snapshot of a leaderboard. The broker sends later snapshots as callbacks while the
 * connection is open.
 */
export const subscribeToLeaderboard: Destination = {
  reply: "LeaderboardResponse",
  empty: { data: { constraints: [], leaderboardEntries: [] } },
  answer({ gamification, caller, request }) {
    const { entityId, action, leaderboardFilter } = fieldsOf(request);
    const id = textOf(entityId) ?? "";
    const filter = boardFilter(leaderboardFilter);
    const board = gamification.boards.snapshot(id, caller.identity.memberId, filter);
    if (!board) throw new Refusal(404, "La classifica non esiste.");
    if (action === "Unsubscribe") caller.boards.delete(id);
    else if (action === "Subscribe") caller.boards.set(id, { filter, snapshot: board });
    else throw new Refusal(400, "action deve essere Subscribe o Unsubscribe.");
    return singleReply("Leaderboard", board);
  },
};

/**
 * The protocol does not define the reply to a heartbeat call (protocol section 2). The reply is an empty
 * object because every client can read it.
 */
export const heartbeat: Destination = { reply: "Heartbeat", empty: {}, answer: () => ({}) };

export const listCallbacks: Destination = {
  reply: "CallbacksResponse",
  empty: { callback: [] },
  answer: () => ({ callback: callbackKinds.map((name) => ({ name, constraints: [] })) }),
};
