import { plainInit } from "./plain-fetch";

/** A public read that has begun before the code of its service has loaded (decision 36). */
export interface EarlyRead {
  readonly response: Promise<Response>;
  /** When the request was sent, as `performance.now()`. */
  readonly sentAt: number;
  /** When the response arrived, as `performance.now()`; undefined until then. */
  arrivedAt?: number;
  /** Cancels the read. */
  readonly abort: () => void;
}

/** The reads that no call has taken over, by URL. */
export const earlyReads = new Map<string, EarlyRead>();

/** The URLs that were read. Each URL is read only once. */
const begun = new Set<string>();

/**
 * Rejects and never throws: the page may have replaced `fetch` with a function that throws, or that returns only an
 * object with `then`.
 */
async function send(url: string, signal: AbortSignal): Promise<Response> {
  const init = {
    method: "GET",
    headers: { accept: "application/json" },
    credentials: "omit",
    referrerPolicy: "no-referrer",
    cache: "no-store",
    redirect: "error",
  } as const;
  return fetch(url, plainInit(init, signal));
}

/**
 * Starts a read with the options of all calls: no cookies, no referrer, no cache, no redirect. The read
 * itself has no time limit, because the call that takes it over has one. Each URL is read only once.
 *
 * @param url has passed the safe-URL check
 */
export function startEarlyRead(url: string): void {
  if (begun.has(url)) return;
  begun.add(url);
  const controller = new AbortController();
  const response = send(url, controller.signal);
  const read: EarlyRead = { response, sentAt: performance.now(), abort: () => controller.abort() };
  earlyReads.set(url, read);
  // When the visitor leaves the page, an open read is cancelled. If a call has taken over the read, that call
  // cancels it and then makes no other call.
  window.addEventListener("pagehide", () => earlyReads.get(url)?.abort());
  const end = () => (read.arrivedAt = performance.now());
  // The call that takes over the read handles its failure.
  response.then(end, end);
}

/** Whether this URL is being read or was read, and no call has taken over the read. */
export const hasEarlyRead = (url: string): boolean => earlyReads.has(url);
