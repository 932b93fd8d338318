import type { Log } from "./log";

/** Those who listen to the same thing. */
export interface Emitter<Listener> {
  readonly size: number;
  /** Gives a function that ends it. */
  add(listener: Listener): () => void;
  /** Lets each of them hear; one that throws harms nobody. */
  tell(say: (listener: Listener) => void): void;
  clear(): void;
}

/** @param name of those who listen, in the log */
export function createEmitter<Listener>(name: string, log: Log): Emitter<Listener> {
  /** Boxes, because the same function may listen twice. */
  const listeners = new Set<{ readonly listener: Listener }>();
  return {
    get size() {
      return listeners.size;
    },
    add(listener) {
      const box = { listener };
      listeners.add(box);
      return () => listeners.delete(box);
    },
    tell(say) {
      for (const { listener } of [...listeners]) {
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
