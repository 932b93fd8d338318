import { useEffect, useRef } from "react";
import { useHost } from "../../src/element/host";
import type { FeedStatus, TableState } from "../../src/live-casino";
import { isInView } from "../../src/platform/in-view";
import { useLiveCasino } from "../../src/widget-kit";
import { detailOf } from "./detail";
import type { CardProps } from "./props";

/**
 * Emits the event of a table that opens. If its countdown was in the viewport, the opening is also announced to screen
 * readers, because the player may have waited for it.
 */
export function useOpening(props: CardProps, state: TableState, status: FeedStatus): void {
  const host = useHost();
  const liveCasino = useLiveCasino();
  const previousRef = useRef({ state, status });
  useEffect(() => {
    const previous = previousRef.current;
    previousRef.current = { state, status };
    // From unknown to open is not an opening.
    const wasKnown = previous.status === "ready" || previous.status === "stale";
    if (!wasKnown || previous.state.status !== "closed" || state.status !== "open") return;
    host.emit("vetrina:table-open", detailOf(props));
    if (previous.state.opensAt !== undefined && isInView(host.element)) {
      liveCasino.announceOpening(props.heading);
    }
  });
}
