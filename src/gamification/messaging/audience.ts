import type { Log } from "../../platform/log";

/** Those who listen to the same thing. */
export interface Audience<Listener> {
  /** Gives a function that ends it; who listens twice hears once. */
  add(listener: Listener): () => void;
  /** Lets each of them hear; one that throws harms nobody. */
  tell(say: (listener: Listener) => void): void;
  clear(): void;
}

/** @param name of those who listen, in the log */
export function createAudience<Listener>(name: string, log: Log): Audience<Listener> {
  const listeners = new Set<Listener>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(say) {
      for (const listener of [...listeners]) {
        try {
          say(listener);
        } catch (error) {
          log.error(`gamification: a listener of ${name} failed`, error);
        }
      }
    },
    clear() {
      listeners.clear();
    },
  };
}
