/* oxlint-disable no-restricted-imports -- this is the one place that imports it */
import * as valibot from "valibot";
import { withoutPrototype } from "../../src/utils/without-prototype";

/* Like `src/utils/valibot.ts`, for the sandbox's own copy of valibot. */
export * from "valibot";

export const object = ((entries: valibot.ObjectEntries) =>
  valibot.object(withoutPrototype(entries))) as typeof valibot.object;

export const strictObject = ((entries: valibot.ObjectEntries, ...message: readonly string[]) =>
  valibot.strictObject(withoutPrototype(entries), ...(message as [string]))) as typeof valibot.strictObject;
