import type * as v from "../utils/valibot";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The body of a request: JSON, a form or a multipart form. */
export type Body =
  | { readonly json: unknown }
  /** A form, sent as `application/x-www-form-urlencoded`. */
  | { readonly form: Parameters }
  /**
   * A multipart form, sent as `multipart/form-data`. Values may be files. A list becomes several values of
   * the same name.
   */
  | { readonly multipart: Readonly<Record<string, Part | readonly Part[] | undefined>> };

export type Part = string | number | boolean | Blob;

/** A request of the generic HTTP client. */
export interface HttpRequest<Value = unknown> {
  /** The method: `GET`, `POST`, `PUT`, `PATCH` or `DELETE`. */
  readonly method: Method;
  /** The path below the client's `url`. `{name}` is replaced by a path parameter. */
  readonly path: string;
  /** Values of the path parameters. Each is encoded, so that it cannot change the rest of the path. */
  readonly pathParameters?: Readonly<Record<string, string | number>>;
  /**
   * Parameters of the query. A list becomes several parameters of the same name. Undefined values are left
   * out.
   */
  readonly query?: Parameters;
  /** Additional headers. The headers of `authentication` take precedence. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * The body: `{ json }`, `{ form }` or `{ multipart }`; none for `GET`. The JSON must be serialisable: no
   * BigInt, no cycle.
   */
  readonly body?: Body;
  /** The schema of the response's value. Without a schema, the value is not checked. */
  readonly schema?: v.GenericSchema<unknown, Value>;
  /**
   * False to send no credentials.
   *
   * @default true
   */
  readonly authenticated?: boolean;
  /** Cancels the call, which then fails with the kind `aborted`. */
  readonly signal?: AbortSignal;
  /**
   * Milliseconds for the whole call, including retries.
   *
   * @default the client's `timeoutMs`
   */
  readonly timeoutMs?: number;
}

/** The response to a request. */
export interface HttpReply<Value = unknown> {
  /** The parsed JSON, or the text of another content type, or undefined for an empty body. */
  readonly value: Value;
  /** The HTTP status. */
  readonly status: number;
  /** The headers of the response. */
  readonly headers: Headers;
}

/**
 * Parameters of a query or a form. Undefined values are left out. A list becomes several parameters of the
 * same name.
 */
export type Parameters = Readonly<Record<string, Parameter | readonly Parameter[] | undefined>>;

export type Parameter = string | number | boolean;

/** Encodes parameters for a query or a form. */
export function toParameters(parameters: Parameters): URLSearchParams {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    for (const each of [value ?? []].flat()) written.append(name, String(each));
  }
  return written;
}
