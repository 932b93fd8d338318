/** One call as it arrived, and the status it was answered with. */
export interface JournalEntry {
  /** The model's time. */
  readonly at: number;
  readonly kind: "http" | "frame";
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** As parsed; null where there was none. */
  body: unknown;
  /** 0 while there is no answer, and for ever where the connection was cut. */
  status: number;
}

export interface Journal {
  add(entry: JournalEntry): void;
  entries(): readonly JournalEntry[];
  clear(): void;
}

/** Enough for any test; an open demo must not grow for ever. */
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
