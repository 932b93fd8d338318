/* oxlint-disable no-restricted-imports -- this is the one place that imports it */
import * as valibot from "valibot";
import { isRecord, withoutPrototype } from "../../src/utils/objects";

/* valibot for the sandbox, with object schemas that a page cannot change, as in `src/utils/valibot.ts`. */
export * from "valibot";

export const object = ((entries: valibot.ObjectEntries) =>
  valibot.object(withoutPrototype(entries))) as typeof valibot.object;

export const strictObject = ((entries: valibot.ObjectEntries, ...message: readonly string[]) =>
  valibot.strictObject(withoutPrototype(entries), ...(message as [string]))) as typeof valibot.strictObject;

/** Parses an input with its schema. Returns the value, or a message that names the key with each problem. */
export function parseInput<const Schema extends valibot.GenericSchema>(schema: Schema, input: unknown) {
  // The input is copied without its prototype, because a strict schema visits inherited members, too (`for …
  // in`).
  const result = valibot.safeParse(schema, isRecord(input) ? withoutPrototype(input) : input);
  if (result.success) return { ok: true, value: result.output } as const;
  const problems = result.issues.map((issue) => {
    const path = valibot.getDotPath(issue);
    return path ? `${path}: ${issue.message}` : issue.message;
  });
  return { ok: false, message: problems.join("; ") } as const;
}
