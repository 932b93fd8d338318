/* oxlint-disable no-restricted-imports -- this is the only place that imports it */
import * as valibot from "valibot";
import { withoutPrototype } from "./objects";

/*
 * valibot with object schemas that a page cannot change. Its `object` visits its entries with `for … in`,
 * which also visits enumerable members that old scripts add to `Object.prototype`.
 */
export * from "valibot";

/** The annotation lets a bundler leave out schemas that nothing uses, as with valibot's own functions. */
// @__NO_SIDE_EFFECTS__
export function object<const Entries extends valibot.ObjectEntries>(
  entries: Entries,
): valibot.ObjectSchema<Entries, undefined> {
  return valibot.object(withoutPrototype(entries));
}
