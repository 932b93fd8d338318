import ky, { type Options } from "ky";
import { privateFetchOptions, toHttpFailure } from "./exchange";
import type { TimeLimit } from "./time-limit";

/**
 * Makes a call within its time limit, and clears the limit afterwards.
 *
 * @param exchange makes the request and reads the reply; the signal ends it
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

/** A request of ky with the options of all calls. @throws HttpFailure no other error */
export async function request(address: string, options: Options): Promise<Response> {
  try {
    return await ky(address, { ...privateFetchOptions, ...options });
  } catch (error) {
    throw await toHttpFailure(error);
  }
}
