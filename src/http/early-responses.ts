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
  /** Milliseconds since its arrival. */
  readonly age: number;
  /**
   * The start of the request, moved by the age of the response, as `performance.now()`. The server's clock needs it.
   */
  readonly started: number;
}

/**
 * The early response to a request. Only one call receives it, and it ends with the request's signal. Undefined if there
 * is none, or if the read has failed: then the request is made as usual.
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
    // The clock counts half of the time since then as the way of the response, so the waiting time here counts twice.
    return { response: buffered, age, started: read.sentAt - age };
  } catch (error) {
    if (error instanceof BodyTooLarge) throw error;
    // Browsers end the reads of a page just before they report that the visitor leaves it. One task later the caller's
    // signal is aborted, and no other call is made.
    await new Promise((resolve) => setTimeout(resolve));
    return undefined;
  }
}
