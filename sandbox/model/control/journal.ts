import type { ModelClock } from "../clock";

/** A received call, and the status of its response. */
export interface JournalEntry {
  /** The model's time, milliseconds since 1970. */
  readonly at: number;
  readonly kind: "http" | "frame";
  readonly method: string;
  /** The path with the query string. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed body; null if the call has no body. */
  body: unknown;
  /**
   * The status of the response. It is 0 until the response is sent, and stays 0 if the connection was cut.
   */
  status: number;
}

/** Maximum number of entries, enough for every test. It limits the memory of a long-running demo. */
const maxEntries = 10_000;

type NewEntry = Pick<JournalEntry, "method" | "path" | "headers"> & Partial<JournalEntry>;

export function createJournal(clock: ModelClock) {
  const entries: JournalEntry[] = [];
  return {
    /**
     * Adds a call that has just arrived, and returns its entry. By default it is an HTTP call without a body.
     */
    add(call: NewEntry): JournalEntry {
      const entry: JournalEntry = { at: clock.now(), kind: "http", body: null, status: 0, ...call };
      if (entries.length >= maxEntries) entries.shift();
      entries.push(entry);
      return entry;
    },
    entries: (): readonly JournalEntry[] => entries,
    clear() {
      entries.length = 0;
    },
  };
}
