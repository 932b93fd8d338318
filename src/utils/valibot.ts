/* eslint-disable no-restricted-imports -- this is the one place that imports it */
import * as valibot from "valibot";
import { withoutPrototype } from "./without-prototype";

/*
 * valibot with object schemas that a page cannot change: `object` visits its entries with `for … in`, which also visits
 * enumerable members that old scripts add to `Object.prototype`.
 */
export * from "valibot";

export const object = ((entries: valibot.ObjectEntries) =>
  valibot.object(withoutPrototype(entries))) as typeof valibot.object;
