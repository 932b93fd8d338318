/** A call as it arrived, and the status of its answer. */
export interface JournalEntry {
  /** The model's time, milliseconds since 1970. */
  readonly at: number;
  readonly kind: "http" | "frame";
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed body; null if there was none. */
  body: unknown;
  /** 0 until the call is answered. It stays 0 if the connection was cut. */
  status: number;
}

/** Enough for every test. The limit keeps the memory of a long-running demo bounded. */
const maxEntries = 10_000;

export type Journal = ReturnType<typeof createJournal>;

export function createJournal() {
  const entries: JournalEntry[] = [];
  return {
    add(entry: JournalEntry) {
      if (entries.length >= maxEntries) entries.shift();
      entries.push(entry);
    },
    entries: (): readonly JournalEntry[] => entries,
    clear() {
      entries.length = 0;
    },
  };
}
