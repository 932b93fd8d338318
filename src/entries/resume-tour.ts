import type { Services } from "../services/services";
import { runningTourKey } from "../tour/keys";

/** Goes on with a guided tour of the page before, or from before a reload. Only then its chunk is loaded. */
export function resumeTour({ sessionItems, tour, log }: Services): void {
  if (sessionItems.read(runningTourKey) === undefined) return;
  tour
    .begin((service) => service.resume())
    .catch((error: unknown) => {
      log.warn("the guided tour could not go on", error);
    });
}
