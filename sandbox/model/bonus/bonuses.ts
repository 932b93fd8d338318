import type { ModelClock } from "../clock";
import { demoBonuses } from "./demo-bonuses";
import { type PictureAddress, servedPicture } from "./pictures";
import type { BonusRecord } from "./record";

/** What the bonus manager has, and what tests may put in its place until the next reset. */
export interface Bonuses {
  /** Entries as they are sent; those that tests put there may be malformed. */
  all(): readonly unknown[];
  /** The entries that have one of these as `sgadId` or `promoId`, valid or not. */
  byIds(ids: readonly string[]): readonly unknown[];
  set(bonuses: readonly unknown[]): void;
  reset(): void;
}

const hasId = (entry: unknown, ids: readonly string[]) => {
  const { sgadId, promoId } = (entry ?? {}) as BonusRecord;
  return [sgadId, promoId].some((id) => id !== undefined && ids.includes(id));
};

export function createBonuses(clock: ModelClock, address: PictureAddress = servedPicture): Bonuses {
  let beginning = clock.now();
  let bonuses: readonly unknown[] | undefined;
  // Made when they are first asked for: their pictures may have to be drawn.
  const all = () => (bonuses ??= demoBonuses(beginning, address));
  return {
    all,
    byIds: (ids) => all().filter((entry) => hasId(entry, ids)),
    set(next) {
      bonuses = next;
    },
    reset() {
      beginning = clock.now();
      bonuses = undefined;
    },
  };
}
