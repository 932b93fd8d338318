import { useEffect, useState } from "react";
import { nextExpiryChange } from "../../src/gamification/messages/dates";
import type { Message } from "../../src/gamification/protocol/messages";
import { createDeadlineTimer } from "../../src/time/deadline-timer";
import { useConfig, useServices } from "../../src/widget-kit";

/**
 * The time by the server's clock, milliseconds since 1970. The component renders again when the expiry text
 * of a message changes.
 */
export function useMessagesNow(messages: readonly Message[]): number {
  const { clock } = useServices();
  const { timeZone } = useConfig();
  const [now, setNow] = useState(() => clock.now());
  const expiries = messages.flatMap(({ expiry }) => expiry ?? []);
  const next = nextExpiryChange(expiries, now, timeZone);

  useEffect(() => {
    const timer = createDeadlineTimer(clock, () => setNow(clock.now()));
    timer.set(next);
    return () => timer.set(undefined);
  }, [clock, next]);

  return now;
}
