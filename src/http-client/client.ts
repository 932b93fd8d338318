import * as v from "valibot";
import { readErrorItems } from "../http/error-items";
import { bufferBody } from "../http/exchange";
import { HttpFailure } from "../http/failure";
import { retriesOfReads } from "../http/retries";
import { pageLifecycle } from "../platform/lifecycle";
import { request as sendRequest, send } from "../http/send";
import { createTimeLimit } from "../http/time-limit";
import { parseJson } from "../utils/json";
import { createLog, type Log } from "../utils/log";
import { safeAddress } from "../utils/url";
import { addressOf } from "./address";
import { type Authentication, createCredentials } from "./authentication";
import { bodyOptions } from "./body";
import type { HttpReply, HttpRequest } from "./request";

export interface HttpClientOptions {
  /**
   * The base URL of all calls, and the only place that receives the credentials. It must be absolute and use https
   * (http is allowed for localhost).
   */
  readonly address: string;
  /** How requests authenticate. @default no authentication */
  readonly authentication?: Authentication;
  /**
   * Milliseconds for a whole call, including retries.
   *
   * @default 60000
   */
  readonly timeout?: number;
  /**
   * Milliseconds before the first retry of a read. Doubled with each further retry.
   *
   * @default 1000
   */
  readonly retryDelay?: number;
  /** Receives log lines, without addresses and contents. @default the console, from the level `warn` on */
  readonly log?: Log;
  /** Makes the requests. @default the global `fetch` */
  readonly fetch?: typeof globalThis.fetch;
}

/** Receives the outcome of a call: a failure, or undefined and the reply. */
export type HttpCallback<Value> = (failure: Error | undefined, reply?: HttpReply<Value>) => void;

export interface HttpClient {
  /**
   * Makes a call.
   *
   * @param callback also receives the outcome; the promise settles in any case
   * @throws HttpFailure if the call fails; TypeError if `request` is not valid (nothing was sent)
   */
  call<Value>(request: HttpRequest<Value>, callback?: HttpCallback<Value>): Promise<HttpReply<Value>>;
}

/** Milliseconds (specification section 9). */
const defaultTimeout = 60_000;
const defaultRetryDelay = 1000;

/** The client belongs to no page, so relative addresses have no meaning: this base makes them invalid. */
const noBase = new URL("about:blank");

/** @throws TypeError if credentials must not be sent to the address */
function checkAddress(address: string): string {
  const safe = safeAddress(address, noBase);
  if (safe === undefined || !/^https?:/.test(safe))
    throw new TypeError("`address` must be an absolute https URL without credentials");
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
  const isMalformed = text !== "" && value === undefined;
  const read = v.safeParse(schema ?? (v.unknown() as v.GenericSchema<unknown, Value>), value);
  if (isMalformed || !read.success)
    throw new HttpFailure("invalidReply", { status, errors: readErrorItems(value), headers });
  return { value: read.output, status, headers };
}

/**
 * Creates a generic client for the platform's HTTP interfaces (specification section 7.2).
 *
 * @throws TypeError if `address` is not a safe absolute URL
 */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { authentication, log = createLog() } = options;
  const { timeout = defaultTimeout, retryDelay = defaultRetryDelay } = options;
  const base = checkAddress(options.address);
  const fetchAndBuffer: typeof fetch = async (input, init) =>
    bufferBody(await (options.fetch ?? fetch)(input, init));

  async function exchange<Value>(
    request: HttpRequest<Value>,
    signal: AbortSignal,
  ): Promise<HttpReply<Value>> {
    const credentials = await createCredentials(request.authenticated === false ? undefined : authentication);
    const address = addressOf(base, request, credentials.query);
    const headers = new Headers({ accept: "application/json", ...request.headers });
    for (const [name, value] of Object.entries(credentials.headers)) headers.set(name, value);
    const response = await sendRequest(address, {
      ...bodyOptions(request.body),
      method: request.method,
      headers,
      signal,
      fetch: fetchAndBuffer,
      retry: retriesOfReads(retryDelay),
    });
    return readReply(request, response);
  }

  const attempt = <Value>(request: HttpRequest<Value>): Promise<HttpReply<Value>> =>
    send(
      createTimeLimit(request.timeout ?? timeout, request.signal, pageLifecycle),
      (signal) => exchange(request, signal),
      (failure) => {
        log.debug(`${request.method} ${request.path}: ${String(failure)}`);
      },
    );

  return {
    call(request, callback) {
      const outcome = attempt(request);
      if (callback) {
        const notify: typeof callback = (failure, reply) => {
          try {
            callback(failure, reply);
          } catch (error) {
            log.error(`a callback of ${request.method} ${request.path} failed`, error);
          }
        };
        outcome.then(
          (reply) => {
            notify(undefined, reply);
          },
          (failure: Error) => {
            notify(failure);
          },
        );
      }
      return outcome;
    },
  };
}
