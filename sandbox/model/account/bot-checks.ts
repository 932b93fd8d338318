import { minute, type ModelClock } from "../clock";

/** The lifetime of a token, milliseconds. As with real providers, a token is valid for one login attempt. */
export const botTokenLife = 2 * minute;

/** The question of the simulated Turnstile. */
export const botQuestions = {
  it: "Conferma di essere una persona (simulato)",
  en: "Verify you are human (simulated)",
} as const;

/** Issues the one-time tokens that every login needs. */
export function createBotChecks(clock: ModelClock) {
  const expiries = new Map<string, number>();
  let issued = 0;
  return {
    issue() {
      issued += 1;
      const token = `bot-check-${issued}`;
      expiries.set(token, clock.now() + botTokenLife);
      return token;
    },
    /** Returns true if the token has not expired and is used for the first time. */
    consume(token: string): boolean {
      const expires = expiries.get(token);
      expiries.delete(token);
      return expires !== undefined && expires > clock.now();
    },
    reset() {
      // The counter is not reset: otherwise a token from before the reset could become valid again.
      expiries.clear();
    },
  };
}
