import { atom, computed, type ReadableAtom } from "nanostores";
import type { Clock } from "../time/clock";
import type { ConfigStore } from "../config";
import type { Log } from "../utils/log";
import type { Page } from "../platform/page";
import { createAlarm } from "../time/deadline-timer";
import { accountSettings } from "../config/account-settings";
import type { HttpFailure } from "../http";
import type { Network } from "../http/network";
import { createReading, everybody, type Question, type Reading, type ReadingState } from "../http/resource";
import type { Bonus } from "./schema";
import { bonusSettings } from "./settings";
import { type BonusRules, type DatedBonus, datedBonus, type ShownBonus, withoutDoubles } from "./shown";
import { isWithin, nextChange } from "./validity";

/** What every list of a page has in common. */
export interface ShownListOptions {
  readonly config: ConfigStore;
  readonly clock: Clock;
  readonly log: Log;
  readonly page: Page;
  readonly network: Network;
}

export interface BonusReading extends Reading<readonly ShownBonus[]> {
  /** True from an answer other than 200 on, until the service gives its list again. */
  readonly $isRefused: ReadableAtom<boolean>;
}

/** A reading, and the end of it. */
export interface ShownList extends BonusReading {
  dispose(): void;
}

/** The same state with another value, where it has one. */
export const mapState = <From, To>(
  state: ReadingState<From>,
  change: (value: From) => To,
): ReadingState<To> => ("value" in state ? { ...state, value: change(state.value) } : state);

/** Only 200 shows bonuses (specification section 4). */
const isRefusal = ({ status }: HttpFailure) => status !== undefined && status !== 200;

/**
 * A list of the bonuses that may be shown now: each appears and disappears in its moment, while somebody watches. A list
 * that the service refuses is not shown any longer, not even as an old one.
 */
export function createShownList(
  { config, clock, log, page, network }: ShownListOptions,
  { name, ask }: Pick<Question<readonly Bonus[]>, "name" | "ask">,
): ShownList {
  /** Set anew in each moment in which a bonus begins or is over. */
  const $now = atom(clock.now());
  const $isRefused = atom(false);
  let watchers = 0;

  const reading = createReading<readonly Bonus[]>(
    {
      ...{ clock, log, owner: everybody },
      ...network,
      refreshAfter: () => accountSettings(config).refreshAfter,
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

  const shownAt = (now: number, bonuses: readonly DatedBonus[]): readonly ShownBonus[] =>
    withoutDoubles(bonuses.filter(({ validity }) => isWithin(validity, now)).map(({ bonus }) => bonus));

  const $dated = computed([reading.$state, config.$config], (state) => mapState(state, withDates));
  const $state = computed([$dated, $now, $isRefused], (state, now, isRefused) =>
    isRefused && "value" in state
      ? ({ status: "unknown" } as const)
      : mapState(state, (bonuses) => shownAt(now, bonuses)),
  );

  const lookAgain = () => {
    $now.set(clock.now());
    setAlarm();
  };
  const alarm = createAlarm(clock, lookAgain);
  function nextMoment(): number | undefined {
    const state = $dated.get();
    const validities = "value" in state ? state.value.map(({ validity }) => validity) : [];
    return nextChange(validities, clock.now());
  }
  function setAlarm() {
    alarm.set(watchers > 0 ? nextMoment() : undefined);
  }

  const stopFollowing = [
    reading.$state.listen(lookAgain),
    // A page that was put aside has heard no alarm.
    network.attention.onReturn(lookAgain),
  ];

  return {
    $state,
    $isRefused,
    async read() {
      const bonuses = await reading.read();
      return shownAt(clock.now(), withDates(bonuses));
    },
    watch() {
      watchers += 1;
      lookAgain();
      const stop = reading.watch();
      let watches = true;
      return () => {
        if (!watches) return;
        watches = false;
        watchers -= 1;
        stop();
        setAlarm();
      };
    },
    dispose() {
      alarm.set(undefined);
      for (const stop of stopFollowing) stop();
      reading.dispose();
    },
  };
}
