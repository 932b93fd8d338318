import type { WidgetDefinition } from "../definition";
import { english } from "../i18n/english";
import { createDiscovery, type Discovery } from "../element/discovery";
import { createLog } from "../utils/log";
import type { PagePolicy } from "../platform/script";
import { createServices } from "../services/create-services";
import { importTour } from "../services/import-tour";
import type { Services } from "../services/services";
import { awaitLateConfiguration, readPageConfiguration } from "./page-configuration";

export interface Runtime {
  readonly catalogue: readonly WidgetDefinition[];
  readonly services: Services;
  readonly discovery: Discovery;
}

/** Creates the page's services and the discovery of its widgets; it does not look for widgets yet. */
export function createRuntime(
  catalogue: readonly WidgetDefinition[],
  policy: PagePolicy | undefined,
): Runtime {
  const complain = (message: string) => createLog().error(message);
  const services = createServices(readPageConfiguration(complain), { policy, importTour });
  loadEnglishWhereNeeded(services);
  awaitLateConfiguration(complain, (late) => services.config.configure(late));
  return { catalogue, services, discovery: createDiscovery(catalogue, services) };
}

/** Loads the English texts once the page is in English, and renders again what was shown before they came. */
function loadEnglishWhereNeeded({ config, log }: Services): void {
  config.$config.subscribe(({ language }, before) => {
    if (language !== "en" || before?.language === "en" || english.current) return;
    english
      .load()
      .then(() => config.configure({}))
      .catch((error: unknown) => {
        log.warn("the English texts could not be loaded", error);
      });
  });
}
