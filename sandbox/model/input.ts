import * as v from "valibot";

/** What was read, or what is wrong with it in words. */
export type Read<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly message: string };

/** Reads an input by its schema; every complaint names the key it is about. */
export function readInput<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Read<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input);
  if (result.success) return { ok: true, value: result.output };
  const complaints = result.issues.map((issue) => {
    const path = v.getDotPath(issue);
    return path ? `${path}: ${issue.message}` : issue.message;
  });
  return { ok: false, message: complaints.join("; ") };
}
