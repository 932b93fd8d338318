import type { Profile } from "../space/member-state";
import { callingMember } from "./caller";
import type { Destination } from "./destination";
import { singleReply } from "./envelope";
import { fieldsOf, textsOf } from "./reading";

const pick = (fields: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

/** The requested fields of a profile: `ALL`, or a list of names. The id is always included. */
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
