import * as v from "../valibot";
import { type Answer, failure } from "../envelope";

export const wholeNumber = (from: number, to: number) => {
  const message = `expected a whole number from ${from} to ${to}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(from, message), v.maxValue(to, message));
};

/** The answer of a control that has nothing to say. */
export const done: Answer = { status: 200, body: { statusCode: 200 } };

/** The answer to input that a control cannot use. */
export const badRequest = (message: string): Answer => failure(400, "BAD_REQUEST", message);
