import type { ModelClock } from "../clock";
import type { demoBonuses } from "./demo-bonuses";
import type { ImageUrl } from "./pictures";
import type { BonusRecord } from "./record";

const hasId = (entry: unknown, ids: readonly string[]) => {
  const { sgadId, promoId } = (entry ?? {}) as BonusRecord;
  return [sgadId, promoId].some((id) => id !== undefined && ids.includes(id));
};

/**
 * The bonuses of the bonus manager. Tests may replace them until the next reset.
 *
 * @param address returns the URLs of the images
 * @param initial the bonuses at the start and after a reset
 */
export function createBonuses(clock: ModelClock, url: ImageUrl, initial: typeof demoBonuses) {
  let start = clock.now();
  let bonuses: readonly unknown[] | undefined;
  // Created when they are first used.
  const all = () => (bonuses ??= initial(start, url));
  return {
    /** The entries as they are sent. Entries of tests may be malformed. */
    all,
    /** The entries with one of these ids as `sgadId` or `promoId`. Expired bonuses are included. */
    byIds: (ids: readonly string[]) => all().filter((entry) => hasId(entry, ids)),
    set(next: readonly unknown[]) {
      bonuses = next;
    },
    reset() {
      start = clock.now();
      bonuses = undefined;
    },
  };
}
