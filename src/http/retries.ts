import { HTTPError, type RetryOptions } from "ky";
import { BodyTooLarge } from "./body";

/** Only reads are sent again, only for these, and at most twice (reliability section 2). */
const retriedStatuses = [408, 429, 502, 503, 504];
const maxRetries = 2;

/** Between half the delay and the whole, so that a thousand pages do not come back in the same moment. */
const withJitter = (delay: number) => delay * (0.5 + Math.random() / 2);

const isWorthARetry = (error: Error) =>
  error instanceof HTTPError
    ? retriedStatuses.includes(error.response.status)
    : !(error instanceof BodyTooLarge);

/**
 * When a call is sent again, and when not.
 * @param firstDelay milliseconds; doubled with each try
 * @param onRetry told as soon as a try has failed and another will follow
 */
export const retriesOfReads = (firstDelay: number, onRetry?: () => void): RetryOptions => ({
  limit: maxRetries,
  methods: ["get"],
  statusCodes: retriedStatuses,
  afterStatusCodes: retriedStatuses,
  delay: (attempt) => firstDelay * 2 ** (attempt - 1),
  jitter: withJitter,
  shouldRetry: ({ error }) => {
    if (!isWorthARetry(error)) return false;
    onRetry?.();
    // Neither yes nor no: ky goes on and looks for Retry-After.
    return undefined;
  },
});
