import { useEffect, useState } from "react";
import { nextAwardChange } from "../../src/gamification/entities/award-dates";
import type { Award } from "../../src/gamification/schema/awards";
import { createDeadlineTimer } from "../../src/time/deadline-timer";
import { useServices } from "../../src/widget-kit";

/**
 * The time by the server's clock, milliseconds since 1970. The component renders again when the dates of one of the
 * awards say something else; one timer serves all of them.
 */
export function useAwardsNow(awards: readonly Award[] | undefined): number {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());

  useEffect(() => {
    const changes = (awards ?? []).flatMap((award) => nextAwardChange(award, now) ?? []);
    if (changes.length === 0) return;
    const timer = createDeadlineTimer(clock, () => setNow(clock.now()));
    timer.set(Math.min(...changes));
    return () => timer.set(undefined);
  }, [clock, awards, now]);

  return now;
}
