import { BodyTooLarge } from "./body";
import { earlyReads } from "./early-reads";
import { bufferBody } from "./exchange";
import type { PlainInit } from "./plain-fetch";

/** An early response is not used if it arrived more than this many milliseconds ago. */
const maxAge = 30_000;

/** Whether a call contains no token and no other data about the player. */
const isPublicRead = ({ method, headers }: PlainInit) =>
  method === "GET" && Object.keys(headers).every((name) => name === "accept");

/** An early response with its whole body. */
interface TakenResponse {
  readonly response: Response;
  /** Milliseconds since the response arrived. */
  readonly age: number;
  /**
   * When the request was sent, as `performance.now()`, minus the age of the response. The clock of the
   * server's time uses this value.
   */
  readonly started: number;
}

/**
 * The early response to a request. Only one call receives it, and the read ends with the request's signal.
 * Undefined if there is no early response or if the read has failed; the request is then made as usual.
 * @throws BodyTooLarge as the usual request would
 */
export async function takeEarlyResponse(url: string, init: PlainInit): Promise<TakenResponse | undefined> {
  const read = isPublicRead(init) ? earlyReads.get(url) : undefined;
  if (!read) return undefined;
  earlyReads.delete(url);
  init.signal?.addEventListener("abort", read.abort);
  try {
    const response = await read.response;
    const age = performance.now() - (read.arrivedAt ?? performance.now());
    if (!response.ok || age > maxAge) return undefined;
    const buffered = await bufferBody(response);
    // The clock assumes that the response travelled for half of the time since `started`. This time already
    // includes the age once. Subtracting the age includes it a second time, so that the half contains the
    // whole age.
    return { response: buffered, age, started: read.sentAt - age };
  } catch (error) {
    if (error instanceof BodyTooLarge) throw error;
    // Browsers end the reads of a page just before they report that the visitor leaves it. Waiting for one
    // task lets the caller's signal abort first, so that no other call is made.
    await new Promise((resolve) => setTimeout(resolve));
    return undefined;
  }
}
