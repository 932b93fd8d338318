import type * as v from "valibot";
import type { Parameters } from "../utils/query";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** What a request carries: one of the three, or nothing. */
export type Body =
  | { readonly json: unknown }
  /** `application/x-www-form-urlencoded` */
  | { readonly form: Parameters }
  /** `multipart/form-data`, files included; a list repeats its name. */
  | { readonly multipart: Readonly<Record<string, Part | readonly Part[] | undefined>> };

export type Part = string | number | boolean | Blob;

/** One call of the second client. */
export interface HttpRequest<Value = unknown> {
  readonly method: Method;
  /** Below the client's address; `{name}` stands for a path parameter. */
  readonly path: string;
  /** Written into the path in place of their names, so that none can reach outside its place. */
  readonly pathParameters?: Readonly<Record<string, string | number>>;
  readonly query?: Parameters;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Body;
  /** What the answer must be; without it the answer is given as it came. */
  readonly schema?: v.GenericSchema<unknown, Value>;
  /** False for the call that needs no credentials. */
  readonly authenticated?: boolean;
  /** Takes the call back, which then fails with `aborted`. */
  readonly signal?: AbortSignal;
  /** Milliseconds over the whole call, retries included; by default the client's. */
  readonly timeout?: number;
}

/** An answer: parsed where it is JSON, else its text; undefined where it is empty. */
export interface HttpReply<Value = unknown> {
  readonly value: Value;
  readonly status: number;
  readonly headers: Headers;
}
