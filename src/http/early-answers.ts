import { BodyTooLarge } from "./body";
import { earlyReads } from "./early-reads";
import { bufferBody } from "./exchange";
import type { PlainInit } from "./plain-fetch";

/** An answer that arrived more milliseconds ago is not used. */
const maxAge = 30_000;

/** Whether a call contains no token and no other data about the player. */
const isPublicRead = ({ method, headers }: PlainInit) =>
  method === "GET" && Object.keys(headers).every((name) => name === "accept");

/** An early answer with its whole body. */
interface TakenAnswer {
  readonly response: Response;
  /** Milliseconds since its arrival. */
  readonly age: number;
  /** The start of the request, moved by the age of the answer, as `performance.now()`. The server's clock needs it. */
  readonly started: number;
}

/**
 * The early answer to a request. It is given away once, and ends with the request's signal. Undefined if there is none, or
 * if the read has failed: then the request is made in the usual way.
 * @throws BodyTooLarge as the usual request would
 */
export async function takeEarlyAnswer(url: string, init: PlainInit): Promise<TakenAnswer | undefined> {
  const read = isPublicRead(init) ? earlyReads.get(url) : undefined;
  if (!read) return undefined;
  earlyReads.delete(url);
  init.signal?.addEventListener("abort", read.abort);
  try {
    const response = await read.response;
    const age = performance.now() - (read.arrivedAt ?? performance.now());
    if (!response.ok || age > maxAge) return undefined;
    const buffered = await bufferBody(response);
    // Half of the time since then counts as the way of the answer, so the time in which it has waited here counts twice.
    return { response: buffered, age, started: read.sentAt - age };
  } catch (error) {
    if (error instanceof BodyTooLarge) throw error;
    // Browsers end the reads of a page just before they report that it is left. One task later the caller's signal is
    // aborted, and no other call is made.
    await new Promise((resolve) => setTimeout(resolve));
    return undefined;
  }
}
