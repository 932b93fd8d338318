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

export interface Journal {
  add(entry: JournalEntry): void;
  entries(): readonly JournalEntry[];
  clear(): void;
}

/** Enough for every test. The limit keeps the memory of a long-running demo bounded. */
const maxEntries = 10_000;

export function createJournal(): Journal {
  const entries: JournalEntry[] = [];
  return {
    add(entry) {
      if (entries.length >= maxEntries) entries.shift();
      entries.push(entry);
    },
    entries: () => entries,
    clear() {
      entries.length = 0;
    },
  };
}
