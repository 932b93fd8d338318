import type { ItemStore } from "../platform/storage";
import { lazy } from "../utils/lazy";
import type { TourService } from "./service";
import { runningTourKey } from "./state";

/** The guided tour of a page, in the `tour` chunk. */
export interface TourAccess {
  /**
   * Loads the tour and calls a function with it.
   *
   * @returns false if the tour was stopped while it was loading
   */
  begin<Answer>(ask: (tour: TourService) => Promise<Answer>): Promise<Answer | false>;
  next(): void;
  /** Ends a tour that is running or loading, or that would continue on the next page. */
  stop(): void;
}

export function createTourAccess(load: () => Promise<TourService>, sessionItems: ItemStore): TourAccess {
  const service = lazy(load);
  let stops = 0;
  return {
    async begin(ask) {
      const before = stops;
      const tour = await service.load();
      return before === stops && ask(tour);
    },
    next: () => service.current?.next(),
    stop() {
      stops += 1;
      sessionItems.remove(runningTourKey);
      service.current?.stop();
    },
  };
}
