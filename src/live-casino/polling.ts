import type { Clock } from "../time/clock";
import type { PageVisibility } from "../platform/page-visibility";
import type { Connectivity } from "../platform/connectivity";
import type { Resource } from "../http/resource";

interface PollingOptions {
  readonly clock: Clock;
  readonly pageVisibility: PageVisibility;
  readonly connectivity: Connectivity;
  /** Milliseconds from one answer to the next call. */
  readonly every: () => number;
}

/** Who comes back to the page may wait for so long at most for a value that is new, milliseconds. */
export const minRefreshAge = 1000;

/** Keeps a resource fresh while somebody watches it, the page is visible and there is a network; else no timer runs. */
export function poll<Value>(
  resource: Resource<Value>,
  { clock, pageVisibility, connectivity, every }: PollingOptions,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watchers = 0;

  const isWanted = () => watchers > 0 && !pageVisibility.isHidden() && !connectivity.isOffline();

  /** What goes wrong is in the resource's state; each end of a read changes it, and sets the next timer. */
  const read = () => {
    resource.read().catch(() => undefined);
  };

  function stop() {
    clearTimeout(timer);
    timer = undefined;
  }

  function schedule() {
    stop();
    if (isWanted()) timer = setTimeout(read, every());
  }

  function ageOfValue() {
    const state = resource.$state.get();
    return "value" in state ? clock.now() - state.at : Infinity;
  }

  function wake(longestAge: number) {
    if (!isWanted()) stop();
    else if (ageOfValue() < longestAge) schedule();
    else read();
  }

  const wakeAtOnce = () => {
    wake(minRefreshAge);
  };
  const stopFollowing = [
    resource.$state.listen(schedule),
    pageVisibility.onHidden(stop),
    pageVisibility.onVisible(wakeAtOnce),
    connectivity.onChange(wakeAtOnce),
  ];

  return {
    watch(): () => void {
      watchers += 1;
      const stopWatching = resource.subscribe();
      if (watchers === 1) wake(every());
      let watches = true;
      return () => {
        if (!watches) return;
        watches = false;
        stopWatching();
        watchers -= 1;
        if (watchers === 0) stop();
      };
    },
    dispose() {
      stop();
      for (const each of stopFollowing) each();
    },
  };
}
