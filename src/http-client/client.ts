import ky from "ky";
import * as v from "valibot";
import { readErrorItems } from "../http/error-items";
import { privateFetchOptions, toHttpFailure, bufferBody } from "../http/exchange";
import { HttpFailure } from "../http/failure";
import { retriesOfReads } from "../http/retries";
import { pageLifecycle } from "../platform/lifecycle";
import { createTimeLimit } from "../http/time-limit";
import { parseJson } from "../utils/json";
import { createLog, type Log } from "../utils/log";
import { safeAddress } from "../utils/url";
import { addressOf } from "./address";
import { type Authentication, proofOf } from "./authentication";
import { bodyOptions } from "./body";
import type { HttpReply, HttpRequest } from "./request";

export interface HttpClientOptions {
  /** Where all calls go, and the credentials with them: an absolute https address (http on this machine). */
  readonly address: string;
  readonly authentication?: Authentication;
  /** Milliseconds over a whole call; 60 000 by default. */
  readonly timeout?: number;
  /** Milliseconds before a read is sent again; 1000 by default, doubled with each try. */
  readonly retryDelay?: number;
  readonly log?: Log;
  readonly fetch?: typeof globalThis.fetch;
}

/** Told the outcome of a call: a failure, or undefined and the answer. */
export type HttpCallback<Value> = (failure: Error | undefined, reply?: HttpReply<Value>) => void;

export interface HttpClient {
  /**
   * Makes a call. Its outcome goes to the callback, where there is one, as well as to the promise.
   * @throws HttpFailure where it fails, TypeError where the request cannot be made at all
   */
  call<Value>(request: HttpRequest<Value>, callback?: HttpCallback<Value>): Promise<HttpReply<Value>>;
}

/** Specification section 9. */
const defaultTimeout = 60_000;
const defaultRetryDelay = 1000;

/** No page is behind the client: only absolute addresses pass the gate. */
const nowhere = new URL("about:blank");

/** @throws TypeError where the address is none that credentials may be sent to */
function gated(address: string): string {
  const safe = safeAddress(address, nowhere);
  if (safe === undefined || !/^https?:/.test(safe)) throw new TypeError("the client's address is not safe");
  return safe;
}

const isJson = (headers: Headers) =>
  /^application\/([\w.-]+\+)?json\b/i.test(headers.get("content-type") ?? "");

async function readReply<Value>(
  { schema }: HttpRequest<Value>,
  response: Response,
): Promise<HttpReply<Value>> {
  const { status, headers } = response;
  const text = await response.text();
  const value = text !== "" && isJson(headers) ? parseJson(text) : text || undefined;
  const isBroken = text !== "" && value === undefined;
  const read = v.safeParse(schema ?? (v.unknown() as v.GenericSchema<unknown, Value>), value);
  if (isBroken || !read.success)
    throw new HttpFailure("invalidReply", { status, errors: readErrorItems(value), headers });
  return { value: read.output, status, headers };
}

/** The second client: any HTTP interface of the platform, described request by request (specification section 7.2). */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { authentication, log = createLog() } = options;
  const { timeout = defaultTimeout, retryDelay = defaultRetryDelay } = options;
  const base = gated(options.address);
  const send: typeof fetch = async (input, init) => bufferBody(await (options.fetch ?? fetch)(input, init));

  async function exchange<Value>(
    request: HttpRequest<Value>,
    signal: AbortSignal,
  ): Promise<HttpReply<Value>> {
    const proof = await proofOf(request.authenticated === false ? undefined : authentication);
    const address = addressOf(base, request, proof.query);
    const headers = new Headers({ accept: "application/json", ...request.headers });
    for (const [name, value] of Object.entries(proof.headers)) headers.set(name, value);
    const response = await ky(address, {
      ...privateFetchOptions,
      ...bodyOptions(request.body),
      method: request.method,
      headers,
      signal,
      fetch: send,
      retry: retriesOfReads(retryDelay),
    }).catch(async (error: unknown) => {
      throw await toHttpFailure(error);
    });
    return readReply(request, response);
  }

  async function attempt<Value>(request: HttpRequest<Value>): Promise<HttpReply<Value>> {
    const limit = createTimeLimit(request.timeout ?? timeout, request.signal, pageLifecycle);
    try {
      return await Promise.race([exchange(request, limit.signal), limit.ended]);
    } catch (error) {
      const failure = limit.reason() ?? error;
      log.debug(`${request.method} ${request.path}: ${String(failure)}`);
      throw failure;
    } finally {
      limit.clear();
    }
  }

  return {
    call(request, callback) {
      const outcome = attempt(request);
      if (callback) {
        const tell: typeof callback = (failure, reply) => {
          try {
            callback(failure, reply);
          } catch (error) {
            log.error(`a callback of ${request.method} ${request.path} failed`, error);
          }
        };
        outcome.then(
          (reply) => {
            tell(undefined, reply);
          },
          (failure: Error) => {
            tell(failure);
          },
        );
      }
      return outcome;
    },
  };
}
