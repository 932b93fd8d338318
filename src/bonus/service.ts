import { atom, computed, type ReadableAtom } from "nanostores";
import { bonusSettings } from "../config/sections/bonus";
import { stringifyJson } from "../utils/json";
import { parseQuery } from "../utils/query";
import {
  type BonusList,
  type BonusListOptions,
  type BonusResource,
  createBonusList,
  mapState,
} from "./bonus-list";
import { createBonusCalls } from "./calls";
import { createProblems } from "./problems";
import type { Bonus } from "./schema";

/** The bonuses of the site that are valid now. They are public: no player is needed. */
export interface Bonuses {
  /** All bonuses, in the order of the service. */
  readonly all: BonusResource;
  /**
   * The bonuses with these values of `sgadId` or `promoId`, in this order. Calls with the same ids in the
   * same order return the same resource. Calls with the same ids in another order share one request.
   */
  byIds(ids: readonly string[]): BonusSelection;
  /** Whether an early read of the list has begun and no call has taken it over yet (decision 36). */
  isListOnItsWay(): boolean;
  /** The id in the query of the page's URL (`?card=`); empty without one. */
  requestedId(): string;
  /** Removes all listeners and timers. */
  dispose(): void;
}

/** Bonuses chosen by their ids. */
export interface BonusSelection extends BonusResource {
  /**
   * Ids that are not in the service's last list. The id of an expired bonus is in the list, so it is not
   * unknown.
   */
  readonly $unknown: ReadableAtom<readonly string[]>;
}

type ListWithUnknown = BonusList & Pick<BonusSelection, "$unknown">;

export type BonusEnvironment = Omit<BonusListOptions, "problems">;

/** Maximum length of an id. Ids may come from the page's URL, so longer ids are dropped. */
const maxIdLength = 100;
const maxIds = 100;

const validIds = (ids: readonly string[]): readonly string[] =>
  [...new Set(ids.map((id) => id.trim()))]
    .filter((id) => id !== "" && id.length <= maxIdLength)
    .slice(0, maxIds);

/** Selects bonuses from a list, in the order of the ids. */
function createSelection(list: ListWithUnknown, ids: readonly string[]): BonusSelection {
  return {
    ...list,
    $state: computed(list.$state, (state) => mapState(state, (bonuses) => matchBonuses(bonuses, ids))),
    read: async () => matchBonuses(await list.read(), ids),
  };
}

/** Returns the value for a key, and creates the value if it does not exist yet. */
function getOrCreate<Value>(values: Map<string, Value>, key: string, create: () => Value): Value {
  const value = values.get(key) ?? create();
  values.set(key, value);
  return value;
}

export function createBonuses(environment: BonusEnvironment): Bonuses {
  const calls = createBonusCalls(environment);
  const options = { ...environment, problems: createProblems(environment.log) };
  const all = createBonusList(options, { name: "bonus list", ask: calls.list, last: calls.lastList });
  const listsBySet = new Map<string, ListWithUnknown>();
  const selectionsByIds = new Map<string, BonusSelection>();

  /** Returns the shared list for a set of ids, regardless of their order. */
  function listOf(ids: readonly string[]): ListWithUnknown {
    const set = [...ids].sort();
    return getOrCreate(listsBySet, stringifyJson(set), () => createListOf(set));
  }

  function createListOf(ids: readonly string[]): ListWithUnknown {
    const $unknown = atom<readonly string[]>([]);
    const list = createBonusList(options, {
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
    byIds(requestedIds) {
      const ids = validIds(requestedIds);
      return getOrCreate(selectionsByIds, stringifyJson(ids), () => createSelection(listOf(ids), ids));
    },
    isListOnItsWay: calls.isListOnItsWay,
    requestedId() {
      const { maxQueryParameters } = bonusSettings(environment.config);
      return parseQuery(environment.page.url().search, maxQueryParameters).get("card") ?? "";
    },
    dispose() {
      for (const list of [all, ...listsBySet.values()]) list.dispose();
    },
  };
}

type Identified = Pick<Bonus, "sgadId" | "promoId">;

const hasId = ({ sgadId, promoId }: Identified, id: string) => sgadId === id || promoId === id;

/** The first bonus with each id (`sgadId` or `promoId`), in the order of the ids, without duplicates. */
export function matchBonuses<Item extends Identified>(
  bonuses: readonly Item[],
  ids: readonly string[],
): readonly Item[] {
  const found = ids
    .map((id) => bonuses.find((bonus) => hasId(bonus, id)))
    .filter((bonus) => bonus !== undefined);
  return [...new Set(found)];
}
