import { useEffect, useState } from "react";
import { untilTextChanges } from "../../src/gamification/entities/time-left";
import { useServices } from "../../src/widget-kit";

/**
 * The time of the last rendering, milliseconds since 1970. The component renders again when the time left until one of
 * the dates reads differently; all dates share one timer.
 */
export function useNow(dates: readonly number[]): number {
  const { clock } = useServices();
  const [, setTick] = useState(0);
  const now = clock.now();
  const wait = untilTextChanges(dates, now);
  useEffect(() => {
    if (wait === undefined) return;
    const timer = setTimeout(() => {
      setTick((tick) => tick + 1);
    }, wait);
    return () => {
      clearTimeout(timer);
    };
  });
  return now;
}
