import { isRecord } from "../../src/utils/is-record";
import { withoutPrototype } from "../../src/utils/without-prototype";
import * as v from "./valibot";

/** The parsed value, or a message that says what is wrong. */
export type ParseResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string };

/** Parses an input with its schema. The message names the key of each problem. */
export function parseInput<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): ParseResult<v.InferOutput<Schema>> {
  // A strict schema visits the members of its input with `for … in`.
  const result = v.safeParse(schema, isRecord(input) ? withoutPrototype(input) : input);
  if (result.success) return { ok: true, value: result.output };
  const problems = result.issues.map((issue) => {
    const path = v.getDotPath(issue);
    return path ? `${path}: ${issue.message}` : issue.message;
  });
  return { ok: false, message: problems.join("; ") };
}
