import * as v from "../../utils/valibot";

/**
 * Behaviour of a call when its connection is lost. A `read` may be sent once more. A `write` is never sent
 * again: it ends `notSent` if it was not sent yet, otherwise `outcomeUnknown` (reliability section 2).
 */
export type CallKind = "read" | "write";

/**
 * One destination of the platform. `Request` is the body without its envelope; `void` for calls without a
 * body.
 */
export interface Call<Request, Reply> {
  /** The last segment of the destination `/gapi/<name>`. */
  readonly name: string;
  readonly kind: CallKind;
  /** The name of the request (specification section 5); undefined for calls without a request. */
  readonly parameter: string | undefined;
  /** The role that a token needs for this call (protocol section 3); undefined if it needs none. */
  readonly role?: string | undefined;
  /**
   * Reads the parsed JSON of a reply, leniently.
   *
   * @throws ValiError if it is not a reply to this call
   */
  readonly read: (reply: unknown) => Reply;
  /** The schema that `read` uses, for the drift alarm. */
  readonly schema?: v.GenericSchema<unknown, Reply>;
  /** Carries the type of the request. Never has a value. */
  readonly request?: Request;
}

/** The type of a call's request. */
export type RequestOf<Any> = Any extends Call<infer Request, unknown> ? Request : never;

/** The type of a call's reply. */
export type ReplyOf<Any> = Any extends { readonly read: (reply: unknown) => infer Reply } ? Reply : never;

type Parameter = string | undefined;

/* @__NO_SIDE_EFFECTS__ */
const call = <Request, Reply>(
  kind: CallKind,
  name: string,
  parameter: Parameter,
  schema: v.GenericSchema<unknown, Reply>,
  role?: string,
): Call<Request, Reply> => ({
  name,
  kind,
  parameter,
  role,
  schema,
  read: (reply) => v.parse(schema, reply),
});

/** Describes a call that does not change anything. */
/* @__NO_SIDE_EFFECTS__ */
export const read = <Request, Reply>(
  name: string,
  parameter: Parameter,
  schema: v.GenericSchema<unknown, Reply>,
  role?: string,
) => call<Request, Reply>("read", name, parameter, schema, role);

/** Describes a call that changes something, and is therefore never sent twice. */
/* @__NO_SIDE_EFFECTS__ */
export const write = <Request, Reply>(
  name: string,
  parameter: Parameter,
  schema: v.GenericSchema<unknown, Reply>,
  role?: string,
) => call<Request, Reply>("write", name, parameter, schema, role);

export interface CallOptions {
  /** Cancels the call, which then ends `aborted`. A write that was already sent ends `outcomeUnknown`. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Milliseconds for the whole call, including the wait for a connection. Equal reads at the same time share
   * one message and the time limit of the first.
   *
   * @default the client's `timeoutMs`
   */
  readonly timeoutMs?: number | undefined;
  /**
   * True to bypass the read cache and not to share a message with equal reads.
   *
   * @default false
   */
  readonly fresh?: boolean | undefined;
}
