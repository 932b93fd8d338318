import type { ConfigInput } from "../config";
import { createServices } from "./create-services";
import type { Services, ServicesEnvironment } from "./services";

/**
 * A set of services with its own configuration. It shares only the language, texts, time zone and log level of the page,
 * also when these change.
 */
export function createDerivedServices(
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
