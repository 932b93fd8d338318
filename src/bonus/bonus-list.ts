import { atom, computed, type ReadableAtom } from "nanostores";
import type { ConfigStore } from "../config";
import { bonusSettings } from "../config/sections/bonus";
import type { Network } from "../http/network";
import {
  createResource,
  publicOwner,
  type ResourceOptions,
  type Resource,
  type ResourceState,
} from "../http/resource";
import type { Page } from "../platform/page";
import type { Clock } from "../time/clock";
import { createDeadlineTimer } from "../time/deadline-timer";
import { countSubscriptions } from "../utils/count-subscriptions";
import type { Log } from "../utils/log";
import { type BonusRules, type DatedBonus, datedBonus, type BonusView, uniqueByKey } from "./bonus-view";
import { isRefusal } from "./calls";
import type { Problems } from "./problems";
import type { Bonus } from "./schema";
import { isWithin, nextChange } from "./validity";

/** Dependencies shared by all bonus lists of a page. */
export interface BonusListOptions {
  readonly config: ConfigStore;
  readonly clock: Clock;
  readonly log: Log;
  readonly page: Page;
  readonly network: Network;
  readonly problems: Problems;
}

export interface BonusResource extends Resource<readonly BonusView[]> {
  /** True after a response with a status other than 200, until the next list. */
  readonly $isRefused: ReadableAtom<boolean>;
}

/** A bonus resource that can be disposed. */
export interface BonusList extends BonusResource {
  dispose(): void;
}

/** Returns the state with its value converted, if it has one. */
export const mapState = <From, To>(
  state: ResourceState<From>,
  change: (value: From) => To,
): ResourceState<To> => ("value" in state ? { ...state, value: change(state.value) } : state);

/** Maximum age of the list when the page becomes visible again, milliseconds. An older list is read again. */
const refreshAge = 60_000;

/**
 * A list of the bonuses that are valid now. While it has subscribers, bonuses appear and disappear when their
 * period begins and ends. After a refusal by the service, no bonus is shown, not even a stale one.
 */
export function createBonusList(
  { config, clock, log, page, network, problems }: BonusListOptions,
  { name, ask, last }: Pick<ResourceOptions<readonly Bonus[]>, "name" | "ask" | "last">,
): BonusList {
  /** Updated each time a bonus begins or ends. */
  const $now = atom(clock.now());
  const $isRefused = atom(false);
  /** Set to the next instant at which a bonus begins or ends. */
  const timer = createDeadlineTimer(clock, update);
  const subscriptions = countSubscriptions(() => () => timer.set(undefined));

  const resource = createResource<readonly Bonus[]>(
    {
      clock,
      log,
      owner: publicOwner,
      ...network,
      refreshAfterMs: () => refreshAge,
    },
    {
      name,
      ask,
      ...(last && { last }),
      onAnswer: () => {
        $isRefused.set(false);
      },
      onFailure: (failure) => {
        if (isRefusal(failure)) $isRefused.set(true);
      },
    },
  );

  function currentRules(): BonusRules {
    const { expiresAtEndOfDay, linkOrigins, imageOrigins, detailUrl } = bonusSettings(config);
    const base = page.url();
    return {
      zone: config.get().timeZone,
      expiresAtEndOfDay,
      base,
      origins: linkOrigins,
      imageOrigins,
      detailUrl,
    };
  }

  const withDates = (bonuses: readonly Bonus[]): readonly DatedBonus[] => {
    const rules = currentRules();
    const dated = bonuses.map((bonus) => datedBonus(bonus, rules, problems.of(bonus)));
    problems.log();
    return dated.filter((bonus) => bonus !== undefined);
  };

  const validAt = (now: number, bonuses: readonly DatedBonus[]): readonly BonusView[] =>
    uniqueByKey(bonuses.filter(({ validity }) => isWithin(validity, now)).map(({ bonus }) => bonus));

  const $dated = computed([resource.$state, config.$config], (state) => mapState(state, withDates));
  const $state = computed([$dated, $now, $isRefused], (state, now, isRefused) =>
    isRefused && "value" in state
      ? ({ status: "unknown" } as const)
      : mapState(state, (bonuses) => validAt(now, bonuses)),
  );

  function update() {
    $now.set(clock.now());
    timer.set(subscriptions.hasAny() ? nextUpdate() : undefined);
  }

  function nextUpdate(): number | undefined {
    const state = $dated.get();
    const validities = "value" in state ? state.value.map(({ validity }) => validity) : [];
    return nextChange(validities, clock.now());
  }

  async function validOf(reading: ReturnType<typeof resource.read>) {
    const bonuses = await reading;
    const dated = $dated.get();
    return validAt(clock.now(), "value" in dated ? dated.value : withDates(bonuses));
  }

  const ownSubscriptions = [
    resource.$state.listen(update),
    // No timer runs while the page is suspended.
    network.pageVisibility.onVisible(update),
  ];

  return {
    $state,
    $isRefused,
    read: () => validOf(resource.read()),
    retry: () => validOf(resource.retry()),
    subscribe() {
      const stopTimer = subscriptions.add();
      update();
      const unsubscribe = resource.subscribe();
      return () => {
        unsubscribe();
        stopTimer();
      };
    },
    dispose() {
      timer.set(undefined);
      for (const unsubscribe of ownSubscriptions) unsubscribe();
      resource.dispose();
    },
  };
}
