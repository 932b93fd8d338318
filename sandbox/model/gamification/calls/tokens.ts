import type { Gamification } from "../interface";
import type { MemberState } from "../space/member-state";
import type { SpaceState } from "../space/state";
import { entityStates } from "../space/statuses";
import { memberTokenMinutes, publicMember } from "../tokens";
import { callerOf } from "./caller";
import { type Destination, Refusal } from "./destination";
import { basicMeta } from "./envelope";
import { type Fields, fieldsOf, textOf, wholeOf } from "./reading";

/** The keys of the platform's own map are not published; these are its entity types. */
function activeCounts(state: SpaceState, member: MemberState | undefined): Readonly<Record<string, number>> {
  const active = (entities: readonly { readonly statusCode: number }[]) =>
    entities.filter(({ statusCode }) => statusCode === entityStates.Active).length;
  return {
    Achievement: active(state.achievements),
    Competition: active(state.competitions),
    Contest: active(state.contests),
    InstantWin: active(state.instantWins),
    Award: member?.awards.filter(({ status }) => status === "Issued").length ?? 0,
    Message: member?.messages.filter(({ status }) => status === "New").length ?? 0,
  };
}

function counted(state: SpaceState, member: MemberState | undefined, { entityType }: Fields) {
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
    return { modelCount: counted(state, callerOf(state, caller), fieldsOf(request)) };
  },
};

/** A year; a token is asked for in minutes. */
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

/** Whoever has the key of an operator's server may have a token for anybody. */
export const createMemberToken: Destination = {
  reply: "MemberTokenResponse",
  empty: {},
  answer({ gamification, request }) {
    const fields = fieldsOf(request);
    if (fields.apiKey !== gamification.apiKey) throw new Refusal(401, "apiKey non valida.");
    const member = memberFor(gamification, fields);
    const { id, memberRefId, name } = member.profile;
    const minutes = wholeOf(fields.expires, memberTokenMinutes, 1, maxMinutes);
    const jwtToken =
      id === publicMember
        ? gamification.tokens.publicToken()
        : gamification.tokens.mint({ id, refId: memberRefId, name }, minutes);
    const asked = fields.includeActivesByEntity;
    const modelCount = asked === undefined ? {} : counted(gamification.read(), member, fieldsOf(asked));
    return { meta: basicMeta("MemberTokenInfo", 1), data: { jwtToken, modelCount }, errors: [] };
  },
};
