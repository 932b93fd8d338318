import { useStore } from "@nanostores/react";
import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import type { WriteState } from "../../gamification/entities/entity-writes";
import type { MemberView } from "../../gamification/entities/member";
import { isBelowViewport } from "../../platform/visibility/in-viewport";
import { createDeadlineTimer } from "../../time/deadline-timer";
import { useAccount, useGamification, usePanels, useServices } from "../hooks";
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

/**
 * The time of the rendering by the server's clock, milliseconds since 1970. The component renders again when
 * a shown text changes, and one timer serves all its texts.
 *
 * @param nextChange returns the time of the next change, milliseconds since 1970; undefined if nothing will
 * change
 */
export function useNow(nextChange: (now: number) => number | undefined): number {
  const { clock } = useServices();
  const [, setTick] = useState(0);
  const now = clock.now();
  const next = nextChange(now);
  useEffect(() => {
    const timer = createDeadlineTimer(clock, () => setTick((tick) => tick + 1));
    timer.set(next);
    return () => timer.set(undefined);
  });
  return now;
}

/**
 * Releases the reserved space of a card if the card is below the viewport when its content arrives; the card
 * then has the height of its content. A visible card keeps its height, because the content that follows it
 * must not move (X6).
 *
 * @param titleRef the heading of the card
 */
export function useReleasedSpace(titleRef: RefObject<HTMLElement | null>, isLoading: boolean): void {
  useLayoutEffect(() => {
    const card = titleRef.current?.parentElement;
    if (card && !isLoading && isBelowViewport(card)) card.toggleAttribute("data-released", true);
  }, [titleRef, isLoading]);
}

/** The member's last write for an entity; undefined if there is none. */
export function useWrite(id: string): WriteState | undefined {
  return useStore(usePanels().writes.$states)[id];
}
