import { type Lifecycle, pageLifecycle } from "../platform/lifecycle";
import type { Clock } from "../time/clock";
import { parseJson, stringifyJson } from "../utils/json";
import { count, type Log } from "../utils/log";
import { withoutPrototype } from "../utils/objects";
import { randomId } from "../utils/random-id";
import * as v from "../utils/valibot";
import { takeEarlyResponse } from "./early-responses";
import { bufferBody } from "./exchange";
import { HttpFailure, readErrorItems } from "./failure";
import type { PlainFetch } from "./plain-fetch";
import { retriesOfReads } from "./retries";
import { request, send } from "./send";
import { createTimeLimit } from "./time-limit";

export interface HttpCall<Value> {
  readonly method: "GET" | "POST";
  /** Absolute URL without a query, which has passed the safe-URL check. */
  readonly url: string;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body, which is sent as JSON. */
  readonly body?: unknown;
  /** The expected shape of the response's body. */
  readonly schema: v.GenericSchema<unknown, Value>;
  /** Cancels the call, which then fails as `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Milliseconds for the whole call, retries included.
   * @default the `timeoutMs` of the settings
   */
  readonly timeoutMs?: number | undefined;
  /**
   * Id of the call in the log. The caller may also send it in a header.
   * @default a random id
   */
  readonly callId?: string;
  /**
   * `error` makes a redirected call fail, so that secrets are not sent elsewhere.
   * @default "error"
   */
  readonly redirect?: "follow" | "error";
  /** Called when an attempt has failed and another one follows. */
  readonly onRetry?: (() => void) | undefined;
}

export interface HttpResponse<Value> {
  readonly value: Value;
  readonly status: number;
  readonly headers: Headers;
  /**
   * Milliseconds since the response arrived. Above 0 only if the response arrived before the code that
   * requests it had loaded (decision 36).
   */
  readonly age: number;
}

export interface Http {
  /**
   * Makes a call.
   * @throws HttpFailure for every failure; other errors are not thrown
   */
  call<Value>(call: HttpCall<Value>): Promise<HttpResponse<Value>>;
}

/** Settings of all calls of a page, milliseconds. */
export interface HttpSettings {
  /** The time limit of calls without their own `timeoutMs`, retries included. */
  readonly timeoutMs: number;
  /** The wait before the first retry of a read. It is doubled before the second one. */
  readonly retryDelayMs: number;
}

export interface HttpOptions {
  /** Called for each call, so that later changes of the configuration take effect. */
  readonly settings: () => HttpSettings;
  /** The time of the server, from the header `date` of responses. */
  readonly clock: Clock;
  readonly log: Log;
  /** Makes the requests; called with a string and a plain object. @default the global `fetch` */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** If the page is suspended, open and new calls fail as `aborted`. */
  readonly lifecycle?: Lifecycle;
}

function synchroniseClock(clock: Clock, response: Response, started: number) {
  // A response from an intermediate cache has an `age`: its `date` is old.
  if (Number(response.headers.get("age") ?? 0) > 0) return;
  clock.synchronise(response.headers.get("date"), performance.now() - started);
}

function isUsable(response: Response | undefined): boolean {
  try {
    // For an object that only inherits from a response, this getter throws.
    void response?.bodyUsed;
    return typeof response?.text === "function" && typeof response.headers.get === "function";
  } catch {
    return false;
  }
}

export function createHttp({ settings, clock, log, lifecycle = pageLifecycle, ...rest }: HttpOptions): Http {
  const options = withoutPrototype(rest);
  /** Makes one attempt. `onAge` receives the age of its response. */
  async function fetchAndBuffer(
    onAge: (age: number) => void,
    ...[url, init]: Parameters<PlainFetch>
  ): Promise<Response> {
    const started = performance.now();
    // Demo mode has its own `fetch` and therefore no early responses.
    const early = options.fetch ? undefined : await takeEarlyResponse(url, init);
    if (early) {
      onAge(early.age);
      synchroniseClock(clock, early.response, early.started);
      return early.response;
    }
    const response = await (options.fetch ?? fetch)(url, init);
    checkResponse(response as Response | undefined);
    synchroniseClock(clock, response, started);
    return bufferBody(response);
  }

  let isFetchReported = false;

  /** Scripts that wrap `fetch` may return nothing, or a copy whose members throw. @throws TypeError */
  function checkResponse(response: Response | undefined): void {
    if (isUsable(response)) return;
    if (!isFetchReported)
      log.error("a script of this page has replaced `fetch`, and calls get no usable response");
    isFetchReported = true;
    throw new TypeError("no response");
  }

  async function exchange<Value>(call: HttpCall<Value>, signal: AbortSignal): Promise<HttpResponse<Value>> {
    count(log, `sent ${call.method} ${call.url}`);
    let age = 0;
    const response = await request(call.url, {
      method: call.method,
      searchParams: { ...call.query },
      ...(call.body !== undefined && { body: stringifyJson(call.body) }),
      headers: {
        accept: "application/json",
        ...(call.body !== undefined && { "content-type": "application/json" }),
        ...call.headers,
      },
      redirect: call.redirect ?? "error",
      signal,
      fetch: (...attempt) => fetchAndBuffer((found) => (age = found), ...attempt),
      retry: retriesOfReads(settings().retryDelayMs, call.onRetry),
    });
    const value = await readValue(call, response);
    return { value, status: response.status, headers: response.headers, age };
  }

  async function readValue<Value>(call: HttpCall<Value>, response: Response): Promise<Value> {
    const json = parseJson(await response.text());
    const read = v.safeParse(call.schema, json);
    if (read.success) return read.output;
    const { status, headers } = response;
    throw new HttpFailure("invalidReply", { status, errors: readErrorItems(json), headers });
  }

  return {
    call(options) {
      // Ignores optional members that a script has added to `Object.prototype`.
      const call = withoutPrototype(options);
      const callId = call.callId ?? randomId();
      const limit = createTimeLimit(call.timeoutMs ?? settings().timeoutMs, call.signal, lifecycle);
      return send(
        limit,
        (signal) => exchange(call, signal),
        (failure) => {
          log.debug(`call ${callId} ${call.method} ${new URL(call.url).pathname}: ${failure.message}`);
        },
      );
    },
  };
}
