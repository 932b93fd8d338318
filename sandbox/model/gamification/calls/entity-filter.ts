import { fieldsOf, textOf, textsOf } from "./reading";
import type { Test } from "./search";

/** An item that belongs to an entity. */
interface EntityItem {
  readonly id: string;
  readonly entityType: string;
  readonly entityId: string;
}

/** A test for a list of filters, of which an item must pass one. A filter of type `own` has the ids of the items. */
export function belongsTo<Item extends EntityItem>(filters: unknown, own: string): Test<Item> {
  const tests = (Array.isArray(filters) ? filters : []).map((filter): Test<Item> => {
    const fields = fieldsOf(filter);
    const [type, ids] = [textOf(fields.entityType), textsOf(fields.entityIds)];
    if (type === own) return ({ id }) => ids.length === 0 || ids.includes(id);
    return ({ entityType, entityId }) =>
      (type === undefined || type === entityType) && (ids.length === 0 || ids.includes(entityId));
  });
  return (item) => tests.length === 0 || tests.some((test) => test(item));
}
