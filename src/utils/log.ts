import { redact, redactText } from "./redact";

export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

/** The only access to the console. It removes secrets and personal data (S18), and never throws. */
export interface Log {
  debug(message: string, ...details: readonly unknown[]): void;
  info(message: string, ...details: readonly unknown[]): void;
  warn(message: string, ...details: readonly unknown[]): void;
  error(message: string, ...details: readonly unknown[]): void;
}

const severity: Readonly<Record<LogLevel, number>> = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 };

type Sink = Pick<Console, "debug" | "info" | "warn" | "error">;

/** @param level the lowest level that is printed; `warn` by default */
export function createLog(level: () => LogLevel = () => "warn", sink: Sink = console): Log {
  const atLevel =
    (own: Exclude<LogLevel, "silent">) =>
    (message: string, ...details: readonly unknown[]): void => {
      if (severity[own] < severity[level()]) return;
      sink[own](`[vetrina] ${redactText(message)}`, ...details.map((detail) => redact(detail)));
    };
  return { debug: atLevel("debug"), info: atLevel("info"), warn: atLevel("warn"), error: atLevel("error") };
}
