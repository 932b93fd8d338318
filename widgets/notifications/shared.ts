import { createNotifications, type Notifications } from "../../src/gamification/notifications/notifications";
import { createPageVisibility } from "../../src/platform/page-visibility";
import type { GamificationService } from "../../src/services/gamification";
import type { Services } from "../../src/services/services";
import { countSubscriptions } from "../../src/utils/count-subscriptions";
import { createPlaces, type Places } from "./places";

/** State shared by all elements of one set of services, so that a page has one notice even with several elements. */
export interface SharedNotifications extends Notifications {
  readonly places: Places;
  isHidden(): boolean;
  /** Calls the listener when the page is hidden or shown. Returns a function that removes it. */
  onVisibility(listener: () => void): () => void;
}

// Module state, because notices that were shown must stay known while elements are removed and added.
const shared = new WeakMap<GamificationService, SharedNotifications>();

export function sharedNotifications(
  client: GamificationService,
  { clock, log, config }: Pick<Services, "clock" | "log" | "config">,
): SharedNotifications {
  const known = shared.get(client);
  if (known) return known;
  const { isHidden, onHidden, onVisible } = createPageVisibility();
  const notifications = createNotifications({
    client,
    log,
    now: clock.now,
    isHidden,
    language: () => config.get().language,
  });
  let listened: unknown;
  let stop: () => void = () => undefined;
  const listeners = countSubscriptions(() => () => stop());
  const created: SharedNotifications = {
    ...notifications,
    // Waiting notices stay while one element takes over from another.
    listen(member) {
      if (!listeners.hasAny() || member !== listened) {
        stop();
        stop = notifications.listen(member);
        listened = member;
      }
      return listeners.add();
    },
    places: createPlaces(),
    isHidden,
    onVisibility(listener) {
      const stops = [onHidden(listener), onVisible(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
  shared.set(client, created);
  return created;
}
