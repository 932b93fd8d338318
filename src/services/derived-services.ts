import type { ConfigInput } from "../config";
import { createServices } from "./create-services";
import type { Services, ServicesEnvironment } from "./services";

/**
 * A set of services beside the page's own: it speaks the page's language and keeps its time zone, also when these
 * change, and has nothing else in common with it.
 */
export function createServicesBeside(
  page: Services,
  configuration: ConfigInput,
  environment: ServicesEnvironment,
): Services {
  const services = createServices(configuration, { policy: page.policy, ...environment });
  page.config.$config.subscribe(({ language, texts, timeZone, logLevel }) => {
    services.config.configure({ language, texts, timeZone, logLevel });
  });
  return services;
}
