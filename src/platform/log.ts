export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

/** The one way to the console. Everything that could name a player or open an account is taken out (S18). */
export interface Log {
  debug(message: string, ...details: readonly unknown[]): void;
  info(message: string, ...details: readonly unknown[]): void;
  warn(message: string, ...details: readonly unknown[]): void;
  error(message: string, ...details: readonly unknown[]): void;
}

const severity: Readonly<Record<LogLevel, number>> = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 };

const secretField =
  /^(authorization|cookie|set-cookie|passcode|password|.*token.*|jwt.*|.*jwt|user_?name|nick_?name|name|e-?mail|.*ip(address)?|balance|.*session_?id)$/i;

const secretPatterns: readonly [RegExp, string][] = [
  [/eyJ[\w-]{4,}(\.[\w-]*){0,2}/g, "[token]"],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, "$1 [hidden]"],
  [/\b(passcode|password|authorization|cookie|jwt|token)(["']?\s*[:=]\s*)[^\s,;}&]+/gi, "$1$2[hidden]"],
  [/[\w.+-]{1,64}@[\w-]{1,64}(\.[\w-]{1,64}){1,4}/g, "[e-mail]"],
  [/\b\d{1,3}(\.\d{1,3}){3}\b/g, "[ip]"],
];

function redactText(value: string): string {
  return secretPatterns.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), value);
}

/** A copy without secrets, at most four levels deep; errors keep their name and message. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return redactText(value);
  if (value instanceof Error) return `${value.name}: ${redactText(value.message)}`;
  if (typeof value !== "object" || value === null) return value;
  if (depth >= 4) return "[…]";
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      secretField.test(key) ? "[hidden]" : redact(field, depth + 1),
    ]),
  );
}

type Sink = Pick<Console, "debug" | "info" | "warn" | "error">;

/** @param level nothing below it is printed; `warn` by default */
export function createLog(level: () => LogLevel = () => "warn", sink: Sink = console): Log {
  const at =
    (own: Exclude<LogLevel, "silent">) =>
    (message: string, ...details: readonly unknown[]): void => {
      if (severity[own] < severity[level()]) return;
      sink[own](`[vetrina] ${redactText(message)}`, ...details.map((detail) => redact(detail)));
    };
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}
