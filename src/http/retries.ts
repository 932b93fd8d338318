import { HTTPError, type RetryOptions } from "ky";
import { BodyTooLarge } from "./body";

/**
 * Statuses after which a read is retried, at most twice (reliability section 2). Reads are also retried after
 * a network error. Other calls are never retried.
 */
const retriedStatuses = [408, 429, 502, 503, 504];
const maxRetries = 2;

/** Waits 50 to 100 % of the delay, so that many pages do not retry at the same moment. */
const withJitter = (delay: number) => delay * (0.5 + Math.random() / 2);

/**
 * Extends ky's own check: a body that is too large is not requested again, and `onRetry` is called before the
 * wait.
 */
const isRetriable = (error: Error) =>
  error instanceof HTTPError
    ? retriedStatuses.includes(error.response.status)
    : !(error instanceof BodyTooLarge);

/**
 * The retry options of ky for our calls.
 * @param firstDelay milliseconds; doubled with each retry
 * @param onRetry called when an attempt has failed and another one follows
 */
export const retriesOfReads = (firstDelay: number, onRetry?: () => void): RetryOptions => ({
  limit: maxRetries,
  methods: ["get"],
  statusCodes: retriedStatuses,
  afterStatusCodes: retriedStatuses,
  delay: (attempt) => firstDelay * 2 ** (attempt - 1),
  jitter: withJitter,
  shouldRetry: ({ error }) => {
    if (!isRetriable(error)) return false;
    onRetry?.();
    // Undefined instead of true makes ky also check the status and the `retry-after` header.
    return undefined;
  },
});
