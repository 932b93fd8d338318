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
  /**
   * Calls the listeners of an event, in the order in which they were added. An error of a listener is logged.
   */
  emit<Event extends keyof Events>(event: Event, ...args: Parameters<Events[Event]>): void;
  hasListeners(event: keyof Events): boolean;
  /** Removes all listeners. */
  clear(): void;
}

/**
 * Creates an emitter.
 * @param owner the name of the emitter's owner, for the log
 */
export function createEventEmitter<Events extends Listeners<Events>>(
  owner: string,
  log: Log,
): EventEmitter<Events> {
  /** Each call of `on` has its own entry, because the same function may be added twice. */
  const entries = new Set<{ readonly event: keyof Events; readonly listener: Events[keyof Events] }>();
  const entriesOf = (event: keyof Events) => [...entries].filter((entry) => entry.event === event);

  function on<Event extends keyof Events>(event: Event, listener: Events[Event]) {
    const entry = { event, listener };
    entries.add(entry);
    return () => void entries.delete(entry);
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
      for (const { listener } of entriesOf(event)) {
        try {
          listener(...(args as never[]));
        } catch (error) {
          log.error(`${owner}: a listener of "${String(event)}" failed`, error);
        }
      }
    },
    hasListeners: (event) => entriesOf(event).length > 0,
    clear() {
      entries.clear();
    },
  };
}
