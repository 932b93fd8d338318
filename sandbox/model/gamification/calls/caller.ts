import type { MemberState } from "../space/member-state";
import type { SpaceState } from "../space/state";
import { type Caller, Refusal } from "./destination";

/** The member who calls. @throws Refusal where the space does not know him */
export function callerOf(state: SpaceState, { pass }: Caller): MemberState {
  const member = state.members[pass.memberId];
  if (!member) throw new Refusal(404, "Il membro non esiste.");
  return member;
}
