import ky, { type Options } from "ky";
import { privateFetchOptions, toHttpFailure } from "./exchange";
import { HttpFailure } from "./failure";
import { type PlainFetch, withPlainArguments } from "./plain-fetch";
import type { TimeLimit } from "./time-limit";

/**
 * Makes a call within its time limit, and clears the limit afterwards.
 *
 * @param exchange makes the request and reads the response; the signal ends it
 * @param onFailure called with the error before it is thrown
 * @throws HttpFailure `timeout` or `aborted`; any error of `exchange`
 */
export async function send<Value>(
  limit: TimeLimit,
  exchange: (signal: AbortSignal) => Promise<Value>,
  onFailure: (failure: Error) => void,
): Promise<Value> {
  try {
    return await Promise.race([exchange(limit.signal), limit.ended]);
  } catch (error) {
    const failure = limit.reason() ?? (error as Error);
    onFailure(failure);
    throw failure;
  } finally {
    limit.clear();
  }
}

/**
 * False if the page has replaced `Headers`, because ky would then send wrong headers. The loader reports the
 * replacement.
 */
const keepsHeaders = () =>
  (new Headers({ accept: "text/plain" }) as Partial<Headers>).get?.("accept") === "text/plain";

export interface RequestOptions extends Omit<Options, "fetch" | "json" | "stringifyJson"> {
  readonly fetch: PlainFetch;
}

/**
 * Makes a request by ky with the options of all calls. @throws HttpFailure for every failure; other errors
 * are not thrown
 */
export async function request(url: string, { fetch, ...options }: RequestOptions): Promise<Response> {
  // ky's type accepts everything that the global `fetch` accepts, but ky itself passes a Request.
  const all = { ...privateFetchOptions, ...options };
  if (!keepsHeaders()) throw new HttpFailure("network");
  const converted = withPlainArguments(fetch, all) as typeof globalThis.fetch;
  try {
    return await ky(url, { ...all, fetch: converted });
  } catch (error) {
    throw await toHttpFailure(error);
  }
}
