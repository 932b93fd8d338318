import { useEffect, useState } from "react";
import { createDeadlineTimer } from "../../time/deadline-timer";
import { useServices } from "../hooks";

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
