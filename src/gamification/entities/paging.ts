import type { ListReply } from "../schema/envelope";

/** The number of items that panels read at a time. The platform sends at most 20 of most lists (protocol section 7). */
export const pageSize = 20;

/** The items of all pages that were read so far, each once and in the order of their arrival. */
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
 * Adds a page to the pages before it. An item that is in both was moved between the reads: the newer one is kept, in
 * the older one's place.
 *
 * @param before undefined for the first page
 * @param skip the index that the page was asked with
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
  // An empty page ends the list, whatever its total says: asking again would return the same.
  return { items, total, next: data.length > 0 && read < total ? read : undefined };
}
