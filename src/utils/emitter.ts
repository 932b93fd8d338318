import type { Log } from "./log";

/** The listeners of an emitter, by event. */
type Listeners<Events> = { readonly [Event in keyof Events]: (...args: never[]) => void };

/**
 * Calls listeners of several kinds of events.
 *
 * @typeParam Events an interface with one function per event: its parameters are those of the event
 */
export interface EventEmitter<Events extends Listeners<Events>> {
  /** Adds a listener for one event. Returns a function that removes it. */
  on<Event extends keyof Events>(event: Event, listener: Events[Event]): () => void;
  /** Adds one listener for each of the given events. Returns a function that removes them all. */
  listen(listeners: Partial<Events>): () => void;
  /** Calls the listeners of an event, in the order in which they were added. An error of one is logged. */
  emit<Event extends keyof Events>(event: Event, ...args: Parameters<Events[Event]>): void;
  hasListeners(event: keyof Events): boolean;
  /** Removes all listeners. */
  clear(): void;
}

/** @param owner the name of the emitter's owner, for the log */
export function createEventEmitter<Events extends Listeners<Events>>(
  owner: string,
  log: Log,
): EventEmitter<Events> {
  interface Entry {
    readonly listener: Events[keyof Events];
  }
  /** Each listener has an entry of its own, because the same function may be added twice. */
  const entries = new Map<keyof Events, Set<Entry>>();

  function on<Event extends keyof Events>(event: Event, listener: Events[Event]) {
    const entry: Entry = { listener };
    const ofEvent = entries.get(event) ?? new Set();
    entries.set(event, ofEvent.add(entry));
    return () => {
      ofEvent.delete(entry);
    };
  }

  return {
    on,
    listen(listeners) {
      const stops = (Object.keys(listeners) as (keyof Events)[]).map((event) =>
        on(event, listeners[event] as Events[keyof Events]),
      );
      return () => {
        for (const stop of stops) stop();
      };
    },
    emit(event, ...args) {
      for (const { listener } of [...(entries.get(event) ?? [])]) {
        try {
          listener(...(args as never[]));
        } catch (error) {
          log.error(`${owner}: a listener of "${String(event)}" failed`, error);
        }
      }
    },
    hasListeners: (event) => (entries.get(event)?.size ?? 0) > 0,
    clear() {
      entries.clear();
    },
  };
}

/** Calls listeners of one kind. New code uses `createEventEmitter`. */
export interface Emitter<Listener> {
  readonly size: number;
  /** Returns a function that removes the listener. */
  add(listener: Listener): () => void;
  /** Calls `say` for each listener. An error of one is logged. */
  tell(say: (listener: Listener) => void): void;
  clear(): void;
}

/** @param name of the listeners, in the log */
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
