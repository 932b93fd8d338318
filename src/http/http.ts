import ky from "ky";
import * as v from "valibot";
import type { Clock } from "../time/clock";
import { type Lifecycle, pageLifecycle } from "../platform/lifecycle";
import type { Log } from "../utils/log";
import { parseJson } from "../utils/json";
import { readErrorItems } from "./error-items";
import { privateFetchOptions, toHttpFailure, bufferBody } from "./exchange";
import { HttpFailure } from "./failure";
import { randomId } from "../utils/random-id";
import { retriesOfReads } from "./retries";
import { createTimeLimit } from "./time-limit";

export interface HttpCall<Value> {
  readonly method: "GET" | "POST";
  /** Absolute, and through the address gate; without the query. */
  readonly address: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** What the answer's body must be; checked once, here at the edge. */
  readonly schema: v.GenericSchema<unknown, Value>;
  /** Cancels the call, which then fails with `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds over the whole call, retries included; by default the configured ones. */
  readonly timeout?: number;
  /** Names the call in the log and, where the caller puts it into a header, at the service. */
  readonly callId?: string;
  /** `error` (default) follows no redirect, so that a secret goes to no other place. */
  readonly redirect?: "follow" | "error";
  /** Told as soon as a try has failed and another will follow. */
  readonly onRetry?: () => void;
}

export interface HttpAnswer<Value> {
  readonly value: Value;
  readonly status: number;
  readonly headers: Headers;
}

export interface Http {
  /** @throws HttpFailure and nothing else */
  call<Value>(call: HttpCall<Value>): Promise<HttpAnswer<Value>>;
}

/** What the calls of a page have in common, milliseconds. */
export interface HttpSettings {
  /** For the whole call, retries included, where the call does not give a `timeout` of its own. */
  readonly timeout: number;
  /** Before a read is sent again for the first time; doubled for the second time. */
  readonly retryDelay: number;
}

export interface HttpOptions {
  /** Read for each call, so that a later configuration counts. */
  readonly settings: () => HttpSettings;
  readonly clock: Clock;
  readonly log: Log;
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Calls on their way end `aborted` when the page is put aside, and none begins then. */
  readonly lifecycle?: Lifecycle;
}

function synchroniseClock(clock: Clock, response: Response, started: number) {
  // Only the answer's own moment counts: one that lay in a cache on the way carries its age.
  if (Number(response.headers.get("age") ?? 0) > 0) return;
  clock.synchronise(response.headers.get("date"), performance.now() - started);
}

export function createHttp({
  settings,
  clock,
  log,
  lifecycle = pageLifecycle,
  ...options
}: HttpOptions): Http {
  const send: typeof fetch = async (input, init) => {
    const started = performance.now();
    const response = await (options.fetch ?? fetch)(input, init);
    synchroniseClock(clock, response, started);
    return bufferBody(response);
  };

  async function exchange<Value>(call: HttpCall<Value>, signal: AbortSignal): Promise<HttpAnswer<Value>> {
    const response = await ky(call.address, {
      method: call.method,
      ...(call.query && { searchParams: { ...call.query } }),
      ...(call.body !== undefined && { json: call.body }),
      headers: { accept: "application/json", ...call.headers },
      ...privateFetchOptions,
      redirect: call.redirect ?? "error",
      signal,
      fetch: send,
      retry: retriesOfReads(settings().retryDelay, call.onRetry),
    }).catch(async (error: unknown) => {
      throw await toHttpFailure(error);
    });
    return { value: await readValue(call, response), status: response.status, headers: response.headers };
  }

  async function readValue<Value>(call: HttpCall<Value>, response: Response): Promise<Value> {
    const json = parseJson(await response.text());
    const read = v.safeParse(call.schema, json);
    if (read.success) return read.output;
    const { status, headers } = response;
    throw new HttpFailure("invalidReply", { status, errors: readErrorItems(json), headers });
  }

  return {
    async call(call) {
      const callId = call.callId ?? randomId();
      const limit = createTimeLimit(call.timeout ?? settings().timeout, call.signal, lifecycle);
      try {
        return await Promise.race([exchange(call, limit.signal), limit.ended]);
      } catch (error) {
        const failure = limit.reason() ?? (await toHttpFailure(error));
        log.debug(`call ${callId} ${call.method} ${new URL(call.address).pathname}: ${failure.message}`);
        throw failure;
      } finally {
        limit.clear();
      }
    },
  };
}
