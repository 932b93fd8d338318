import * as v from "valibot";
import type { Call, Handler } from "../call";
import { type Answer, refused } from "../envelope";
import { readInput } from "../input";
import type { Model } from "../interface";
import { statelessHeaders } from "../paths";

/** A call whose query and body were found to be what they must be. */
export interface Given<Query = unknown, Body = unknown> {
  readonly model: Model;
  readonly headers: Call["headers"];
  readonly query: Query;
  readonly body: Body;
}

interface Shape<Query, Body> {
  /** `always`: a stateless path. `in stateless mode`: a path of both modes, where all of them come or none. */
  readonly statelessHeaders?: "always" | "in stateless mode";
  /** The exact query; without one, none may come. */
  readonly query?: v.GenericSchema<unknown, Query>;
  readonly body?: v.GenericSchema<unknown, Body>;
}

/** The session and the address may not be known yet; a stateless call without these is a mistake of the caller. */
const neededHeaders = ["x-channel-info", "x-call-id", "x-channel-id"];

export const malformed = (message: string) => refused(400, "BAD_REQUEST", message);

const isStateless = ({ headers }: Call) => statelessHeaders.some((name) => headers[name] !== undefined);

/** The needed headers that a call lacks; a legacy call to a path of both modes needs none. */
function missingHeaders(call: Call, needed: Shape<unknown, unknown>["statelessHeaders"]): readonly string[] {
  const areNeeded = needed === "always" || (needed === "in stateless mode" && isStateless(call));
  return areNeeded ? neededHeaders.filter((name) => !call.headers[name]) : [];
}

const nothing = v.strictObject({});

/** Refuses, in words, each call that has not the given shape; the others are answered. */
export function endpoint<Query = unknown, Body = unknown>(
  shape: Shape<Query, Body>,
  answer: (given: Given<Query, Body>) => Answer,
): Handler {
  return (model, call) => {
    const missing = missingHeaders(call, shape.statelessHeaders);
    if (missing.length > 0) return malformed(`missing headers: ${missing.join(", ")}`);
    const query = readInput(shape.query ?? nothing, call.query);
    if (!query.ok) return malformed(`query: ${query.message}`);
    const body = readInput(shape.body ?? v.unknown(), call.body);
    if (!body.ok) return malformed(`body: ${body.message}`);
    return answer({
      model,
      headers: call.headers,
      query: query.value as Query,
      body: body.value as Body,
    });
  };
}

/** Two shapes of one path: a call with stateless headers is a stateless one. */
export const byMode =
  (legacy: Handler, stateless: Handler): Handler =>
  (model, call) =>
    (isStateless(call) ? stateless : legacy)(model, call);
