import { redact, redactText } from "./redact";

export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

/** The one way to the console. What is known to name a player or open an account is taken out (S18); never throws. */
export interface Log {
  debug(message: string, ...details: readonly unknown[]): void;
  info(message: string, ...details: readonly unknown[]): void;
  warn(message: string, ...details: readonly unknown[]): void;
  error(message: string, ...details: readonly unknown[]): void;
}

const severity: Readonly<Record<LogLevel, number>> = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 };

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
