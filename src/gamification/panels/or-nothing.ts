import type { CallOptions } from "../call-options";

/** What a read of a page's details returns if it fails: the page can be shown without them. A cancelled read still fails. */
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
