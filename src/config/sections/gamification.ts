import { callback, flag, integer, list, text, url } from "../../definition/kinds";
import { callDefaults, isCallIdHeader, reconnectDefaults } from "../gamification-connection";

const maxPatternLength = 1000;

/** The source of a regular expression, without flags. */
function readPattern(input: unknown): string | undefined {
  try {
    return typeof input === "string" && input.length <= maxPatternLength && new RegExp(input)
      ? input
      : undefined;
  } catch {
    return undefined;
  }
}

/** The gamification platform: its URL and its tokens (architecture section 9.4). */
export const gamificationDescription = {
  url: url(),
  publicToken: text(),
  tokenUrl: url(),
  getToken: callback<
    () => Promise<
      | string
      | {
          readonly jwtToken: string;
          readonly modelCount?: Readonly<Record<string, number>>;
          readonly currencyKey?: string;
        }
    >
  >(),
  currencyKey: text(),
  refusalPattern: {
    ...text(),
    type: "pattern" as const,
    expected: "a regular expression of at most 1000 characters",
    read: readPattern,
  },
  sharing: flag({ default: true }),
  optedOut: flag(),
  imageOrigins: list({ default: [] }),
  timeoutMs: integer({ default: callDefaults.timeoutMs, min: 1 }),
  callIdHeader: {
    ...text({ default: callDefaults.idHeader }),
    expected: "the name of a header that STOMP itself does not use",
    read: (input: unknown) => (typeof input === "string" && isCallIdHeader(input) ? input : undefined),
  },
  reconnectDelayMs: integer({ default: reconnectDefaults.delayMs, min: 0 }),
  reconnectJitterMs: integer({ default: reconnectDefaults.jitterMs, min: 0 }),
} as const;
