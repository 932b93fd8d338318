import type { MemberState } from "../space/member-state";
import type { SpaceState } from "../space/state";
import { type Caller, Refusal } from "./destination";

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
