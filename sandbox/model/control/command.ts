import { type Answer, failure } from "../envelope";
import type { Model } from "../interface";
import * as v from "../valibot";

/** A control. It changes the model, or responds with an error message about its input. */
export type Command = (model: Model, input: unknown) => Answer;

const done: Answer = { status: 200, body: { statusCode: 200 } };

/**
 * A control whose input has a schema.
 *
 * @param run returns an error message about the input, its own response, or undefined for the default
 * response
 */
export const command =
  <const Schema extends v.GenericSchema>(
    schema: Schema,
    run: (model: Model, input: v.InferOutput<Schema>) => string | Answer | undefined,
  ): Command =>
  (model, input) => {
    const parsed = v.parseInput(schema, input);
    const result = parsed.ok ? run(model, parsed.value) : parsed.message;
    return typeof result === "string" ? failure(400, "BAD_REQUEST", result) : (result ?? done);
  };

export const numberBetween = (from: number, to: number, message: string) =>
  v.pipe(v.number(message), v.minValue(from, message), v.maxValue(to, message));

export function wholeNumber(from: number, to: number) {
  const message = `expected a whole number from ${from} to ${to}`;
  return v.pipe(numberBetween(from, to, message), v.integer(message));
}
