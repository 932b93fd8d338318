import { bufferBody } from "../http/exchange";
import { HttpFailure, readErrorItems } from "../http/failure";
import type { PlainFetch } from "../http/plain-fetch";
import { retriesOfReads } from "../http/retries";
import { request as sendRequest, send } from "../http/send";
import { createTimeLimit } from "../http/time-limit";
import { pageLifecycle } from "../platform/lifecycle";
import { parseJson } from "../utils/json";
import { createLog, type Log } from "../utils/log";
import { isRecord } from "../utils/objects";
import { safeUrl } from "../utils/url";
import * as v from "../utils/valibot";
import { authenticate, type Authentication, checkAuthentication } from "./authentication";
import { bodyOptions } from "./body";
import { checkRequest } from "./check-request";
import { check, type Fields, isTime, made } from "./checks";
import type { HttpReply, HttpRequest } from "./request";
import { urlOf } from "./url";

export interface HttpClientOptions {
  /**
   * The base URL of all calls, and the only place that receives the credentials. It must be absolute and use https
   * (http is allowed for localhost).
   */
  readonly url: string;
  /** How requests authenticate. @default no authentication */
  readonly authentication?: Authentication;
  /**
   * Milliseconds for a whole call, including retries.
   *
   * @default 60000
   */
  readonly timeoutMs?: number;
  /**
   * Milliseconds before the first retry of a read. Doubled before each later retry.
   *
   * @default 1000
   */
  readonly retryDelayMs?: number;
  /** Receives log messages, without URLs and contents. @default the console, from the level `warn` on */
  readonly log?: Log;
  /** Makes the requests; called with a string and a plain object. @default the global `fetch` */
  readonly fetch?: typeof globalThis.fetch;
}

/** Receives the outcome of a call: a failure, or undefined and the response. */
export type HttpCallback<Value> = (failure: Error | undefined, reply?: HttpReply<Value>) => void;

export interface HttpClient {
  /**
   * Makes a call.
   *
   * @param callback also receives the outcome; the promise settles in any case
   * @throws HttpFailure if the call fails; TypeError that names the field if `request` or the bearer token is not valid
   *   (nothing was sent); the error of the bearer's `token()`, unchanged
   */
  call<Value>(request: HttpRequest<Value>, callback?: HttpCallback<Value>): Promise<HttpReply<Value>>;
}

/** Defaults (specification section 9). */
const defaultTimeoutMs = 60_000;
const defaultRetryDelayMs = 1000;

/** The client does not belong to a page, so relative URLs have no meaning. This base makes them invalid. */
const noBase = new URL("about:blank");

/** @throws TypeError that names the invalid option */
function checkOptions(options: unknown): void {
  check({ options: isRecord(options) });
  const { authentication, timeoutMs = 1, retryDelayMs = 1, fetch } = options as Fields;
  check({
    timeoutMs: isTime(timeoutMs),
    retryDelayMs: isTime(retryDelayMs),
    fetch: fetch === undefined || typeof fetch === "function",
  });
  if (authentication !== undefined) checkAuthentication(authentication);
}

/** @throws TypeError if credentials must not be sent to the URL */
function checkUrl(url: string): string {
  const safe = safeUrl(url, noBase);
  if (safe === undefined || !/^https?:/.test(safe))
    throw new TypeError("`url` must be an absolute https URL without credentials");
  return safe;
}

const isJson = (headers: Headers) =>
  /^application\/([\w.-]+\+)?json\b/i.test(headers.get("content-type") ?? "");

const nameOf = (request: Partial<HttpRequest> | undefined) => `${request?.method} ${request?.path}`;

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
 * @throws TypeError that names the invalid option; `url` must be a safe absolute URL
 */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  checkOptions(options);
  const { authentication, log = createLog() } = options;
  const { timeoutMs = defaultTimeoutMs, retryDelayMs = defaultRetryDelayMs } = options;
  const base = checkUrl(options.url);
  const fetchAndBuffer: PlainFetch = async (url, init) =>
    bufferBody(await (options.fetch ?? fetch)(url, init));

  async function exchange<Value>(
    request: HttpRequest<Value>,
    signal: AbortSignal,
  ): Promise<HttpReply<Value>> {
    // All checks that can refuse a request run before the token is requested, because the token may need its
    // own call.
    const url = urlOf(base, request);
    const headers = made(() => new Headers(request.headers), "headers");
    if (!headers.has("accept")) headers.set("accept", "application/json");
    const { body, type } = bodyOptions(request.body);
    if (type && !headers.has("content-type")) headers.set("content-type", type);
    if (authentication && request.authenticated !== false)
      await authenticate(authentication, headers, url.searchParams);
    const response = await sendRequest(url.href, {
      ...(body !== undefined && { body }),
      method: request.method,
      headers,
      signal,
      fetch: fetchAndBuffer,
      retry: retriesOfReads(retryDelayMs),
    });
    return readReply(request, response);
  }

  async function attempt<Value>(request: HttpRequest<Value>): Promise<HttpReply<Value>> {
    checkRequest(request);
    return send(
      createTimeLimit(request.timeoutMs ?? timeoutMs, request.signal, pageLifecycle),
      (signal) => exchange(request, signal),
      (failure) => {
        log.debug(`${nameOf(request)}: ${String(failure)}`);
      },
    );
  }

  return {
    call(request, callback) {
      const outcome = attempt(request);
      if (callback) {
        const notify: typeof callback = (failure, reply) => {
          try {
            callback(failure, reply);
          } catch (error) {
            log.error(`a callback of ${nameOf(request)} failed`, error);
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

export { HttpFailure } from "../http/failure";
export type { Authentication } from "./authentication";

export type { Body, HttpReply, HttpRequest, Method, Part } from "./request";
