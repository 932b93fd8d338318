import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import type { MemberView } from "../../gamification/entities/member";
import { useAccount, useGamification, usePanels } from "../hooks";
import { useRestriction } from "../useRestriction";

/**
 * The facts that decide whether the member may take part. While a player is logged in, the member's tags are
 * read once for all panels.
 */
export function useMemberView(): MemberView {
  const { session } = useAccount();
  const { member } = usePanels();
  const isOut = useStore(useGamification().optOut.$isOut);
  const isLoggedIn = useStore(session.$player) !== undefined;
  const state = useStore(member.$state);
  const isFree = useRestriction() === "free";
  useEffect(() => (isLoggedIn && !isOut ? member.subscribe() : undefined), [member, isLoggedIn, isOut]);
  return { isLoggedIn, isFree, tags: "value" in state ? state.value.tags : undefined };
}
