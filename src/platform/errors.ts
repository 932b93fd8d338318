import type { ConfigStore } from "../config";
import type { ErrorRow } from "../config/error-rows";
import type { Log } from "../utils/log";
import type { Page } from "./page";

/** Reports a handled error to the page: calls the operator's `onError`, then sends the event `vetrina:error`. */
export type ReportError = (row: ErrorRow, error: Error, tag?: string) => void;

export function createErrorReporter(config: ConfigStore, page: Page, log: Log): ReportError {
  return (row, error, tag) => {
    try {
      config.get().onError?.({ row, error });
    } catch (thrown) {
      log.error("the page's onError failed", thrown);
    }
    page.send("vetrina:error", { row, error, ...(tag ? { tag } : {}) });
  };
}
