import type { Services } from "../services/services";
import { runningTourKey } from "../tour/keys";

/** Continues a guided tour of the previous page, or from before a reload. Its chunk loads only in this case. */
export function resumeTour({ sessionItems, tour, log }: Services): void {
  if (sessionItems.read(runningTourKey) === undefined) return;
  tour
    .begin((service) => service.resume())
    .catch((error: unknown) => {
      log.warn("the guided tour could not continue", error);
    });
}
