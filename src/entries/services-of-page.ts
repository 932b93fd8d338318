import type { WidgetDefinition } from "../definition";
import type { Services } from "../services/services";

/**
 * Loads the services of the widgets that the page shows at once, so that their first reads begin while the widgets'
 * code is loading. Demonstrations and elements in edit mode have their own services.
 */
export function loadServicesOfPage(catalogue: readonly WidgetDefinition[], services: Services): void {
  const { config, page } = services;
  if (page.isEdited()) return;
  const { disabled } = config.get();
  const shownAtOnce = catalogue.filter(
    ({ tag, mount, needs }) =>
      needs && mount !== "near" && mount !== "use" && !disabled.includes(tag) && page.first(tag),
  );
  for (const need of new Set(shownAtOnce.flatMap(({ needs = [] }) => needs))) {
    // The widget retries the load and reports a failure.
    services[need].load().catch(() => undefined);
  }
}
