import { atom, computed, type ReadableAtom } from "nanostores";
import { createBonusCalls } from "./calls";
import { matchBonuses } from "./match";
import {
  type BonusResource,
  createShownList,
  mapState,
  type ShownList,
  type ShownListOptions,
} from "./bonus-list";

/** The bonuses of the site: what may be shown now, ready to be shown. Public: no player is needed. */
export interface Bonuses {
  /** The whole list, in the service's order. */
  readonly all: BonusResource;
  /**
   * The bonuses with these as `sgadId` or `promoId`, in this order. The same ids give the same resource, and the same
   * set of them makes one call, whoever asks.
   */
  byIds(ids: readonly string[]): BonusSelection;
  /** Stops every listener and timer. */
  dispose(): void;
}

/** Bonuses that somebody has chosen. */
export interface BonusSelection extends BonusResource {
  /** Ids that the service's last good answer does not know; a bonus that is over is known. */
  readonly $unknown: ReadableAtom<readonly string[]>;
}

type KnownList = ShownList & Pick<BonusSelection, "$unknown">;

export type BonusEnvironment = ShownListOptions;

/** Longer ones are nobody's: what the address of a page brings is not sent on as it is. */
const maxIdLength = 100;
const maxIds = 100;

const usable = (ids: readonly string[]): readonly string[] =>
  [...new Set(ids.map((id) => id.trim()))]
    .filter((id) => id !== "" && id.length <= maxIdLength)
    .slice(0, maxIds);

/** Part of a list, in an order of its own. */
function createSelection(list: KnownList, ids: readonly string[]): BonusSelection {
  return {
    ...list,
    $state: computed(list.$state, (state) => mapState(state, (bonuses) => matchBonuses(bonuses, ids))),
    read: async () => matchBonuses(await list.read(), ids),
  };
}

/** The value that a key has; made where there is none yet. */
function remembered<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}

export function createBonuses(environment: BonusEnvironment): Bonuses {
  const calls = createBonusCalls(environment);
  const all = createShownList(environment, { name: "bonus list", ask: calls.list });
  const listsBySet = new Map<string, KnownList>();
  const selectionsByIds = new Map<string, BonusSelection>();

  /** One list for each set of ids: the order is the reader's affair. */
  function listOf(ids: readonly string[]): KnownList {
    const set = [...ids].sort();
    return remembered(listsBySet, JSON.stringify(set), () => createListOf(set));
  }

  function createListOf(ids: readonly string[]): KnownList {
    const $unknown = atom<readonly string[]>([]);
    const list = createShownList(environment, {
      name: "bonuses by id",
      async ask(signal, onRetry) {
        const bonuses = ids.length > 0 ? await calls.byIds(ids, signal, onRetry) : [];
        $unknown.set(ids.filter((id) => matchBonuses(bonuses, [id]).length === 0));
        return bonuses;
      },
    });
    return { ...list, $unknown };
  }

  return {
    all,
    byIds(given) {
      const ids = usable(given);
      return remembered(selectionsByIds, JSON.stringify(ids), () => createSelection(listOf(ids), ids));
    },
    dispose() {
      for (const list of [all, ...listsBySet.values()]) list.dispose();
    },
  };
}
