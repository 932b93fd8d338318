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
 * @param url returns the URL of an image
 * @param initial returns the bonuses at the start and after a reset
 */
export function createBonuses(clock: ModelClock, url: ImageUrl, initial: typeof demoBonuses) {
  let start = clock.now();
  let bonuses: readonly unknown[] | undefined;
  // The bonuses are created only when a call or a test reads them.
  const all = () => (bonuses ??= initial(start, url));
  return {
    /** The entries as the bonus manager sends them. Entries from tests may be malformed. */
    all,
    /** The entries whose `sgadId` or `promoId` is one of these ids, including expired bonuses. */
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
