import type { WidgetDefinition } from "../definition";
import { createDiscovery, type Discovery } from "../element";
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
  awaitLateConfiguration(complain, (late) => services.config.configure(late));
  return { catalogue, services, discovery: createDiscovery(catalogue, services) };
}
