import { statelessHeaders } from "../configuration";
import { type Answer, failure } from "../envelope";
import type { Call, Handler, Model } from "../interface";
import * as v from "../valibot";

/** A string that is not empty. */
export const nonEmptyText = (name: string) =>
  v.pipe(v.string(`${name} must be a string`), v.nonEmpty(`${name} is empty`));

/** A string that may be empty. */
export const anyText = (name: string) => v.string(`${name} must be a string`);

/** The fields that identify the sender of a legacy call. The IP address is empty if it is unknown. */
export const sender = {
  channel: nonEmptyText("channel"),
  requestId: nonEmptyText("requestId"),
  ipAddress: anyText("ipAddress"),
};

/** Fields that identify the sender of a legacy call, with the channel's description. */
export const describedSender = { ...sender, infoChannel: anyText("infoChannel") };

/** A call with a valid query and body. */
export interface ValidCall<Query = unknown, Body = unknown> {
  readonly model: Model;
  readonly headers: Call["headers"];
  readonly query: Query;
  readonly body: Body;
}

interface CallShape<Query, Body> {
  /**
   * With `always`, the path is only for the stateless mode. With `in stateless mode`, it is for both modes,
   * and a call must have all stateless headers or none.
   */
  readonly statelessHeaders?: "always" | "in stateless mode";
  /** The schema of the query, which must match exactly. Without a schema, the query must be empty. */
  readonly query?: v.GenericSchema<unknown, Query>;
  readonly body?: v.GenericSchema<unknown, Body>;
}

/**
 * Headers that every stateless call must have. The headers for the session and the IP address may be missing,
 * because these may be unknown.
 */
const requiredHeaders = ["x-channel-info", "x-call-id", "x-channel-id"];

export const malformed = (message: string) => failure(400, "BAD_REQUEST", message);

const isStateless = ({ headers }: Call) => statelessHeaders.some((name) => headers[name] !== undefined);

/**
 * Required headers that a call does not have. A legacy call to a path for both modes needs none of these
 * headers.
 */
function missingHeaders(
  call: Call,
  rule: CallShape<unknown, unknown>["statelessHeaders"],
): readonly string[] {
  const areRequired = rule === "always" || (rule === "in stateless mode" && isStateless(call));
  return areRequired ? requiredHeaders.filter((name) => !call.headers[name]) : [];
}

const emptyQuery = v.strictObject({});

/** Options of a path for both modes. */
export const bothModes = { statelessHeaders: "in stateless mode" } as const;

/** A handler that refuses every call without the given shape, with a message that states the reason. */
export function endpoint<Query = unknown, Body = unknown>(
  shape: CallShape<Query, Body>,
  answer: (call: ValidCall<Query, Body>) => Answer,
): Handler {
  return (model, call) => {
    const missing = missingHeaders(call, shape.statelessHeaders);
    if (missing.length > 0) return malformed(`missing headers: ${missing.join(", ")}`);
    const query = v.parseInput(shape.query ?? emptyQuery, call.query);
    if (!query.ok) return malformed(`query: ${query.message}`);
    const body = v.parseInput(shape.body ?? v.unknown(), call.body);
    if (!body.ok) return malformed(`body: ${body.message}`);
    return answer({
      model,
      headers: call.headers,
      query: query.value as Query,
      body: body.value as Body,
    });
  };
}

/**
 * Selects the handler for a path that serves both modes. A call with stateless headers is a stateless call.
 */
export const byMode =
  (legacy: Handler, stateless: Handler): Handler =>
  (model, call) =>
    (isStateless(call) ? stateless : legacy)(model, call);
