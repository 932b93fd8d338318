import type { Resource } from "../http/resource";
import type { Connectivity } from "../platform/connectivity";
import type { PageVisibility } from "../platform/page-visibility";
import type { Clock } from "../time/clock";
import { countSubscriptions } from "../utils/count-subscriptions";

interface PollingOptions {
  readonly clock: Clock;
  readonly pageVisibility: PageVisibility;
  readonly connectivity: Connectivity;
  /** Milliseconds from a response to the next call. */
  readonly every: () => number;
}

/** Minimum age in milliseconds of a value that is read again when the page becomes visible or online. */
export const minRefreshAge = 1000;

/** Polls a resource while there are watchers, the page is visible and the device is online. Otherwise no timer runs. */
export function poll<Value>(
  resource: Resource<Value>,
  { clock, pageVisibility, connectivity, every }: PollingOptions,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watchers = countSubscriptions(() => {
    resume(every());
    return stop;
  });

  const isActive = () => watchers.hasAny() && !pageVisibility.isHidden() && !connectivity.isOffline();

  /** Each result changes the state of the resource, which schedules the next read. */
  const read = () => {
    // The error can be ignored here, because the state of the resource contains it.
    resource.read().catch(() => undefined);
  };

  function stop() {
    clearTimeout(timer);
    timer = undefined;
  }

  function schedule() {
    stop();
    if (isActive()) timer = setTimeout(read, every());
  }

  function ageOfValue() {
    const state = resource.$state.get();
    return "value" in state ? clock.now() - state.at : Infinity;
  }

  function resume(maxAge: number) {
    if (!isActive()) stop();
    else if (ageOfValue() < maxAge) schedule();
    else read();
  }

  const resumeSoon = () => {
    resume(minRefreshAge);
  };
  const subscriptions = [
    resource.$state.listen(schedule),
    pageVisibility.onHidden(stop),
    pageVisibility.onVisible(resumeSoon),
    connectivity.onChange(resumeSoon),
  ];

  return {
    watch(): () => void {
      const unsubscribe = resource.subscribe();
      const stopWatching = watchers.add();
      return () => {
        unsubscribe();
        stopWatching();
      };
    },
    dispose() {
      stop();
      for (const unsubscribe of subscriptions) unsubscribe();
    },
  };
}
