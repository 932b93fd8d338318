import type { ModelClock } from "../clock";

/** As with real providers: a token lives two minutes and proves one attempt. */
export const botTokenLife = 2 * 60 * 1000;

/** Issues the one-time tokens that every login must carry. */
export interface BotChecks {
  issue(): string;
  /** True once per token, while it lives. */
  consume(token: string): boolean;
  reset(): void;
}

export function createBotChecks(clock: ModelClock): BotChecks {
  const expiries = new Map<string, number>();
  let issued = 0;
  return {
    issue() {
      issued += 1;
      const token = `bot-check-${issued}`;
      expiries.set(token, clock.now() + botTokenLife);
      return token;
    },
    consume(token) {
      const expires = expiries.get(token);
      expiries.delete(token);
      return expires !== undefined && expires > clock.now();
    },
    reset() {
      // The count goes on: a token of before the reset must not become valid again.
      expiries.clear();
    },
  };
}
