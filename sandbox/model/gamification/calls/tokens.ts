import type { Gamification } from "../interface";
import type { MemberState } from "../space/members";
import type { SpaceState } from "../space/state";
import { entityStates } from "../space/wire-values";
import { memberTokenMinutes, publicMember } from "../tokens";
import { callingMember, type Destination, Refusal, basicMeta } from "./destination";
import { constraintTest, type Fields, fieldsOf, textOf, integerOf } from "./filters";

/** Counts of entities by type. The platform does not publish the keys that it uses. */
function activeCounts(state: SpaceState, member: MemberState | undefined): Readonly<Record<string, number>> {
  const active = (entities: readonly { readonly statusCode: number }[]) =>
    entities.filter(({ statusCode }) => statusCode === entityStates.Active).length;
  return {
    // Missions and their steps are not counted as achievements.
    Achievement: active(state.achievements.filter(constraintTest(["hasNoDependancies"], state))),
    Competition: active(state.competitions),
    Contest: active(state.contests),
    InstantWin: active(state.instantWins),
    Award: member?.awards.filter(({ status }) => status === "Issued").length ?? 0,
    Message: member?.messages.filter(({ status }) => status === "New").length ?? 0,
  };
}

function countsFor(state: SpaceState, member: MemberState | undefined, { entityType }: Fields) {
  const counts = activeCounts(state, member);
  const type = textOf(entityType);
  return type === undefined ? counts : { [type]: counts[type] ?? 0 };
}

export const getActiveEntitiesCount: Destination = {
  reply: "ModelCountResponse",
  role: "ViewAchievements",
  empty: { modelCount: {} },
  answer({ gamification, caller, request }) {
    const state = gamification.read();
    return { modelCount: countsFor(state, callingMember(state, caller), fieldsOf(request)) };
  },
};

/** Maximum lifetime of a token, minutes: one year. */
const maxMinutes = 365 * 24 * 60;

function memberFor({ space }: Gamification, { member, isReferenceId }: Fields): MemberState {
  const { members } = space.now();
  const found =
    isReferenceId === true
      ? Object.values(members).find(({ profile }) => profile.memberRefId === member)
      : members[textOf(member) ?? ""];
  if (!found) throw new Refusal(404, "Il membro non esiste.");
  return found;
}

/** Issues a token for any member if the caller has the key of the operator's server. */
export const createMemberToken: Destination = {
  reply: "MemberTokenResponse",
  empty: {},
  answer({ gamification, request }) {
    const fields = fieldsOf(request);
    if (fields.apiKey !== gamification.apiKey) throw new Refusal(401, "apiKey non valida.");
    const member = memberFor(gamification, fields);
    const { id, memberRefId, name } = member.profile;
    const minutes = integerOf(fields.expires, memberTokenMinutes, 1, maxMinutes);
    const jwtToken =
      id === publicMember
        ? gamification.tokens.publicToken()
        : gamification.tokens.mint({ id, refId: memberRefId, name }, minutes);
    const requestedCounts = fields.includeActivesByEntity;
    const modelCount =
      requestedCounts === undefined ? {} : countsFor(gamification.read(), member, fieldsOf(requestedCounts));
    return { meta: basicMeta("MemberTokenInfo", 1), data: { jwtToken, modelCount }, errors: [] };
  },
};
