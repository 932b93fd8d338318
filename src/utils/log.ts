import { redact, redactText } from "./redact";

export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

/**
 * The parts of a page's log that are stored for the inspector. They contain no secrets, and their number is limited.
 */
export interface LogHistory {
  /** The last warnings and errors, oldest first, regardless of the level. */
  readonly messages: string[];
  /** Counts of requests and sent messages by name, without their contents: `sent GET https://host/path`. */
  readonly counts: Map<string, number>;
  /** The logs of the page's simulated services, by the element with `data-demo`. */
  demos?: WeakMap<object, LogHistory>;
}

/** The only access to the console. It removes secrets and personal data (S18), and never throws. */
export interface Log {
  debug(message: string, ...details: readonly unknown[]): void;
  info(message: string, ...details: readonly unknown[]): void;
  warn(message: string, ...details: readonly unknown[]): void;
  error(message: string, ...details: readonly unknown[]): void;
  /** The stored parts of the log; undefined if no inspector can read them. */
  readonly history?: LogHistory;
}

/** Maximum number of stored messages. More messages of one page are not useful. */
const maxMessages = 100;

/** Counts a request or a sent message. The name must not include its contents. */
export function count({ history }: Log, name: string): void {
  history?.counts.set(name, (history.counts.get(name) ?? 0) + 1);
}

const severity: Readonly<Record<LogLevel, number>> = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 };

type Sink = Pick<Console, "debug" | "info" | "warn" | "error">;

/**
 * Creates a log.
 * @param level returns the lowest level that is printed. @default "warn"
 */
export function createLog(level: () => LogLevel = () => "warn", sink: Sink = console): Log {
  const messages: string[] = [];
  const atLevel =
    (own: Exclude<LogLevel, "silent">) =>
    (message: string, ...details: readonly unknown[]): void => {
      const isPrinted = severity[own] >= severity[level()];
      const isKept = severity[own] > 1;
      if (!isPrinted && !isKept) return;
      const text = redactText(message);
      const safe = details.map((detail) => redact(detail));
      const [first] = safe;
      // Does not store any details except the text of an error.
      if (isKept && messages.push(typeof first === "string" ? `${text} ${first}` : text) > maxMessages)
        messages.shift();
      if (!isPrinted) return;
      try {
        sink[own](`[vetrina] ${text}`, ...safe);
      } catch {
        // A page may have replaced the console or its methods.
      }
    };
  return {
    debug: atLevel("debug"),
    info: atLevel("info"),
    warn: atLevel("warn"),
    error: atLevel("error"),
    history: { messages, counts: new Map() },
  };
}
