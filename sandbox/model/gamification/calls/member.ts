import type { Profile } from "../space/member-state";
import { callerOf } from "./caller";
import type { Destination } from "./destination";
import { singleReply } from "./envelope";
import { fieldsOf, textsOf } from "./reading";

const chosen = (fields: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

/** `ALL`, or the names of fields; the id is always there. */
function shown(profile: Profile, request: unknown): object {
  const { includeFields, includeCustomFields, includeMetaDataFields } = fieldsOf(request);
  const names = textsOf(includeFields);
  const top = names.length === 0 || names.includes("ALL") ? profile : chosen(profile, ["id", ...names]);
  return {
    ...top,
    customFields: chosen(fieldsOf(profile.customFields), textsOf(includeCustomFields)),
    metadata: chosen(fieldsOf(profile.metadata), textsOf(includeMetaDataFields)),
  };
}

export const getMember: Destination = {
  reply: "MemberResponse",
  role: "ViewMembers",
  empty: {},
  answer: ({ gamification, caller, request }) =>
    singleReply("Member", shown(callerOf(gamification.read(), caller).profile, request)),
};
