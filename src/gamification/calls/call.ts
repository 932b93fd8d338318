import * as v from "valibot";

/**
 * What a lost connection means for a call. A `read` may be sent once more. A `write` never is: unsent it ends
 * `notSent`, sent it ends `outcomeUnknown` (reliability section 2).
 */
export type CallKind = "read" | "write";

/** One destination of the platform. `Request` is the body without its wrapping; `void` where there is none. */
export interface Call<Request, Reply> {
  /** The last part of the destination: `/gapi/<name>`. */
  readonly name: string;
  readonly kind: CallKind;
  /** What the specification calls the request (section 5); undefined for calls that take none. */
  readonly parameter: string | undefined;
  /** Reads the reply's parsed JSON, leniently. @throws valibot's error where it is not this call's reply */
  readonly read: (reply: unknown) => Reply;
  /** What `read` reads by, for the drift alarm. */
  readonly schema?: v.GenericSchema<unknown, Reply>;
  /** The type of the request; there is no value. */
  readonly request?: Request;
}

/** The type of a call's request. */
export type RequestOf<Any> = Any extends Call<infer Request, unknown> ? Request : never;

/** The type of what a call resolves with. */
export type ReplyOf<Any> = Any extends { readonly read: (reply: unknown) => infer Reply } ? Reply : never;

type Parameter = string | undefined;

/* @__NO_SIDE_EFFECTS__ */
const call = <Request, Reply>(
  kind: CallKind,
  name: string,
  parameter: Parameter,
  schema: v.GenericSchema<unknown, Reply>,
): Call<Request, Reply> => ({ name, kind, parameter, schema, read: (reply) => v.parse(schema, reply) });

/** A call that changes nothing. */
/* @__NO_SIDE_EFFECTS__ */
export const read = <Request, Reply>(
  name: string,
  parameter: Parameter,
  schema: v.GenericSchema<unknown, Reply>,
) => call<Request, Reply>("read", name, parameter, schema);

/** A call that changes something, and so is never sent twice. */
/* @__NO_SIDE_EFFECTS__ */
export const write = <Request, Reply>(
  name: string,
  parameter: Parameter,
  schema: v.GenericSchema<unknown, Reply>,
) => call<Request, Reply>("write", name, parameter, schema);
