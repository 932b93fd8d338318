import type { ConfigStore } from "../config";
import type { ErrorCode } from "../config/error-codes";
import type { Log } from "../utils/log";
import { redactError } from "../utils/redact";
import type { Page } from "./page";

/**
 * Reports a handled error to the page: calls the operator's `onError`, then dispatches the event `vetrina:error`. Both
 * receive a copy without secrets, because a service may repeat a token in its error texts (S13).
 */
export type ReportError = (code: ErrorCode, error: Error, tag?: string) => void;

export function createErrorReporter(config: ConfigStore, page: Page, log: Log): ReportError {
  return (code, cause, tag) => {
    const error = redactError(cause);
    try {
      config.get().onError?.({ code, error });
    } catch (thrown) {
      log.error("the page's onError failed", thrown);
    }
    page.send("vetrina:error", { code, error, ...(tag ? { tag } : {}) });
  };
}
