import { BodyTooLarge } from "./body";
import { bufferBody } from "./exchange";
import type { PlainInit } from "./plain-fetch";

/** An answer to a read that the loader has started before any code of the library was there (decision 36). */
export interface EarlyAnswer {
  readonly response: Promise<Response>;
  /** When the request was sent, and when the answer arrived, as `performance.now()` tells the time. */
  readonly sentAt: number;
  readonly arrivedAt?: number;
  /** Ends the read. */
  readonly abort: () => void;
}

/** An answer that arrived more milliseconds ago is not used. */
const maxAge = 30_000;

/** The loader leaves its answers here, by address. */
const key = Symbol.for("vetrina.early");

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

const earlyAnswers = () => (globalThis as { [key]?: Map<string, EarlyAnswer> })[key];

/** Whether the loader has asked for this address, and nobody has taken its answer over. */
export const hasEarlyAnswer = (address: string): boolean => earlyAnswers()?.has(address) ?? false;

/**
 * The early answer to a request. It is given away once, and ends with the request's signal. Undefined if there is none, or
 * if the read has failed: then the request is made in the usual way.
 * @throws BodyTooLarge as the usual request would
 */
export async function takeEarlyAnswer(url: string, init: PlainInit): Promise<TakenAnswer | undefined> {
  const answers = earlyAnswers();
  const answer = isPublicRead(init) ? answers?.get(url) : undefined;
  if (!answer) return undefined;
  answers?.delete(url);
  init.signal?.addEventListener("abort", answer.abort);
  try {
    const response = await answer.response;
    const age = performance.now() - (answer.arrivedAt ?? performance.now());
    if (!response.ok || age > maxAge) return undefined;
    const buffered = await bufferBody(response);
    // Half of the time since then counts as the way of the answer, so the time in which it has waited here counts twice.
    return { response: buffered, age, started: answer.sentAt - age };
  } catch (error) {
    if (error instanceof BodyTooLarge) throw error;
    // Browsers end the reads of a page just before they report that it is left. One task later the caller's signal is
    // aborted, and no other call is made.
    await new Promise((resolve) => setTimeout(resolve));
    return undefined;
  }
}
