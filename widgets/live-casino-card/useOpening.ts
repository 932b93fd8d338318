import { useEffect, useRef } from "react";
import { useHost } from "../../src/element/host";
import type { FeedStatus, TableState } from "../../src/live-casino";
import { useLiveCasino } from "../../src/widget-kit";
import { detailOf } from "./detail";
import type { CardProps } from "./props";

/** Whether some part of an element is inside the window. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/**
 * Sends the event of a table that opens. Those who listen to the page hear of it where it was counting in their view:
 * that is what they may have waited for.
 */
export function useOpening(props: CardProps, state: TableState, status: FeedStatus): void {
  const host = useHost();
  const liveCasino = useLiveCasino();
  const beforeRef = useRef({ state, status });
  useEffect(() => {
    const before = beforeRef.current;
    beforeRef.current = { state, status };
    // A table of which nothing was known has not opened: it was only found to be open.
    const wasKnown = before.status === "ready" || before.status === "stale";
    if (!wasKnown || before.state.status !== "closed" || state.status !== "open") return;
    host.emit("vetrina:table-open", detailOf(props));
    if (before.state.opensAt !== undefined && isInView(host.element)) {
      liveCasino.announceOpening(props.heading);
    }
  });
}
