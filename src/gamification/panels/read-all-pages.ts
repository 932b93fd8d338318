import type { ListReply } from "../schema/envelope";

/** The largest page that the platform is known to send (protocol section 7). It may send less. */
const pageLimit = 50;

/** More items than this say more about a fault than about a competition. */
const maxItems = 200;

/**
 * Reads all items of a list that a panel needs whole, in as few calls as the platform's own limit allows.
 *
 * @returns at most 200 items
 */
export async function readAllPages<Item>(
  readPage: (page: { readonly skip: number; readonly limit: number }) => Promise<ListReply<Item>>,
): Promise<readonly Item[]> {
  const items: Item[] = [];
  for (;;) {
    const { meta, data } = await readPage({ skip: items.length, limit: pageLimit });
    items.push(...data);
    // An empty page ends the list, whatever its total says: asking again would return the same.
    const isLast = data.length === 0 || items.length >= (meta?.totalRecordsFound ?? 0);
    if (isLast || items.length >= maxItems) return items.slice(0, maxItems);
  }
}
