import { atom, computed, type ReadableAtom } from "nanostores";
import type { Clock } from "../time/clock";
import type { ConfigStore } from "../config";
import type { Log } from "../utils/log";
import type { Page } from "../platform/page";
import { createDeadlineTimer } from "../time/deadline-timer";
import type { HttpFailure } from "../http";
import type { Network } from "../http/network";
import {
  createResource,
  publicOwner,
  type ResourceOptions,
  type Resource,
  type ResourceState,
} from "../http/resource";
import type { Bonus } from "./schema";
import { bonusSettings } from "./settings";
import { type BonusRules, type DatedBonus, datedBonus, type BonusView, uniqueByKey } from "./bonus-view";
import { isWithin, nextChange } from "./validity";

/** What every list of a page has in common. */
export interface ShownListOptions {
  readonly config: ConfigStore;
  readonly clock: Clock;
  readonly log: Log;
  readonly page: Page;
  readonly network: Network;
}

export interface BonusResource extends Resource<readonly BonusView[]> {
  /** True from an answer other than 200 on, until the service gives its list again. */
  readonly $isRefused: ReadableAtom<boolean>;
}

/** A resource, and the end of it. */
export interface ShownList extends BonusResource {
  dispose(): void;
}

/** The same state with another value, where it has one. */
export const mapState = <From, To>(
  state: ResourceState<From>,
  change: (value: From) => To,
): ResourceState<To> => ("value" in state ? { ...state, value: change(state.value) } : state);

/** How old the list may be when the page becomes visible again, milliseconds; an older one is read again. */
const refreshAge = 60_000;

/** Only 200 shows bonuses (specification section 4). */
const isRefusal = ({ status }: HttpFailure) => status !== undefined && status !== 200;

/**
 * A list of the bonuses that may be shown now: each appears and disappears in its moment, while somebody watches. A list
 * that the service refuses is not shown any longer, not even as an old one.
 */
export function createShownList(
  { config, clock, log, page, network }: ShownListOptions,
  { name, ask }: Pick<ResourceOptions<readonly Bonus[]>, "name" | "ask">,
): ShownList {
  /** Set anew in each moment in which a bonus begins or is over. */
  const $now = atom(clock.now());
  const $isRefused = atom(false);
  let watchers = 0;

  const resource = createResource<readonly Bonus[]>(
    {
      ...{ clock, log, owner: publicOwner },
      ...network,
      refreshAfter: () => refreshAge,
    },
    {
      name,
      ask,
      onAnswer: () => {
        $isRefused.set(false);
      },
      onFailure: (failure) => {
        log.warn(`the ${name} could not be read`, failure);
        if (isRefusal(failure)) $isRefused.set(true);
      },
    },
  );

  function currentRules(): BonusRules {
    const { endOfDay, linkOrigins, detailPath } = bonusSettings(config);
    const base = page.address();
    return { zone: config.get().timeZone, endOfDay, base, origins: linkOrigins, detailPath };
  }

  const withDates = (bonuses: readonly Bonus[]): readonly DatedBonus[] => {
    const rules = currentRules();
    return bonuses.map((bonus) => datedBonus(bonus, rules)).filter((bonus) => bonus !== undefined);
  };

  const shownAt = (now: number, bonuses: readonly DatedBonus[]): readonly BonusView[] =>
    uniqueByKey(bonuses.filter(({ validity }) => isWithin(validity, now)).map(({ bonus }) => bonus));

  const $dated = computed([resource.$state, config.$config], (state) => mapState(state, withDates));
  const $state = computed([$dated, $now, $isRefused], (state, now, isRefused) =>
    isRefused && "value" in state
      ? ({ status: "unknown" } as const)
      : mapState(state, (bonuses) => shownAt(now, bonuses)),
  );

  const lookAgain = () => {
    $now.set(clock.now());
    setTimer();
  };
  const timer = createDeadlineTimer(clock, lookAgain);
  function nextMoment(): number | undefined {
    const state = $dated.get();
    const validities = "value" in state ? state.value.map(({ validity }) => validity) : [];
    return nextChange(validities, clock.now());
  }
  function setTimer() {
    timer.set(watchers > 0 ? nextMoment() : undefined);
  }

  const stopFollowing = [
    resource.$state.listen(lookAgain),
    // A page that was put aside has heard no timer.
    network.pageVisibility.onVisible(lookAgain),
  ];

  return {
    $state,
    $isRefused,
    async read() {
      const bonuses = await resource.read();
      return shownAt(clock.now(), withDates(bonuses));
    },
    subscribe() {
      watchers += 1;
      lookAgain();
      const stop = resource.subscribe();
      let watches = true;
      return () => {
        if (!watches) return;
        watches = false;
        watchers -= 1;
        stop();
        setTimer();
      };
    },
    dispose() {
      timer.set(undefined);
      for (const stop of stopFollowing) stop();
      resource.dispose();
    },
  };
}
