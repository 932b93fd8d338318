import { createNotifications, type Notifications } from "../../src/gamification/notifications/notifications";
import { createPageVisibility } from "../../src/platform/page-visibility";
import type { GamificationService } from "../../src/services/gamification";
import type { Services } from "../../src/services/services";
import { createPlaces, type Places } from "./places";

/** What all elements of one set of services share, so that a page has one notice however many are placed. */
export interface SharedNotifications extends Notifications {
  readonly places: Places;
  isHidden(): boolean;
  /** Calls the listener when the page is hidden or shown. Returns a function that removes it. */
  onVisibility(listener: () => void): () => void;
}

// Module state, because elements come and go while what was told stays known.
const shared = new WeakMap<GamificationService, SharedNotifications>();

export function sharedNotifications(
  client: GamificationService,
  { clock, log, config }: Pick<Services, "clock" | "log" | "config">,
): SharedNotifications {
  const known = shared.get(client);
  if (known) return known;
  const { isHidden, onHidden, onVisible } = createPageVisibility();
  const created = {
    ...createNotifications({
      ...{ client, log, now: clock.now, isHidden },
      language: () => config.get().language,
    }),
    places: createPlaces(),
    isHidden,
    onVisibility(listener: () => void) {
      const stops = [onHidden(listener), onVisible(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
  shared.set(client, created);
  return created;
}
