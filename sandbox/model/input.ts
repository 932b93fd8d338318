import { isRecord } from "../../src/utils/kinds-of-objects";
import { withoutPrototype } from "../../src/utils/without-prototype";
import * as v from "./valibot";

/** Parses an input with its schema. Returns the value, or a message that names the key with each problem. */
export function parseInput<const Schema extends v.GenericSchema>(schema: Schema, input: unknown) {
  // A strict schema visits the members of its input with `for … in`.
  const result = v.safeParse(schema, isRecord(input) ? withoutPrototype(input) : input);
  if (result.success) return { ok: true, value: result.output } as const;
  const problems = result.issues.map((issue) => {
    const path = v.getDotPath(issue);
    return path ? `${path}: ${issue.message}` : issue.message;
  });
  return { ok: false, message: problems.join("; ") } as const;
}
