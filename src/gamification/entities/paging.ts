import type { CallOptions } from "../protocol/call";
import type { ListReply } from "../protocol/envelope";

/**
 * The number of items that panels read at a time. The platform sends at most 20 of most lists (protocol
 * section 7).
 */
export const pageSize = 20;

/** The items of all pages that were read so far, without duplicates and in the order of arrival. */
export interface Pages<Item> {
  readonly items: readonly Item[];
  /** The number of items that the platform has; at least the number of items read. */
  readonly total: number;
  /** The index of the first item of the next page; undefined if everything was read. */
  readonly next: number | undefined;
}

interface Identified {
  readonly id: string;
}

/**
 * Adds a page to the earlier pages. An item that is in both has moved between the reads, and its newer
 * version replaces the older one.
 *
 * @param before undefined for the first page
 * @param skip the index with which the page was requested
 */
export function addPage<Item extends Identified>(
  before: Pages<Item> | undefined,
  { data, meta }: Pick<ListReply<Item>, "data" | "meta">,
  skip: number,
): Pages<Item> {
  const newer = new Map(data.map((item) => [item.id, item]));
  const known = (before?.items ?? []).map((item) => {
    const replacement = newer.get(item.id) ?? item;
    newer.delete(item.id);
    return replacement;
  });
  const items = [...known, ...newer.values()];
  const read = skip + data.length;
  const total = Math.max(meta?.totalRecordsFound ?? read, items.length);
  // An empty page ends the list, regardless of its total, because another call would return an empty page
  // again.
  return { items, total, next: data.length > 0 && read < total ? read : undefined };
}

/** The largest page that the platform is known to send (protocol section 7). It may send fewer items. */
export const pageLimit = 50;

/** Maximum number of items. A larger number probably results from a fault. */
const maxItems = 200;

/**
 * Reads all items of a list, for panels that need the complete list. Makes as few calls as the platform's
 * limit allows.
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
    // An empty page ends the list, regardless of its total, because another call would return an empty page
    // again.
    const isLast = data.length === 0 || items.length >= (meta?.totalRecordsFound ?? 0);
    if (isLast || items.length >= maxItems) return items.slice(0, maxItems);
  }
}

/**
 * Returns an empty list if a read of details fails, because the page can be shown without details. A
 * cancelled read still fails.
 */
export async function orNothing<Item>(
  reading: Promise<readonly Item[]>,
  { signal }: CallOptions,
): Promise<readonly Item[]> {
  try {
    return await reading;
  } catch (error) {
    if (signal?.aborted) throw error;
    return [];
  }
}
