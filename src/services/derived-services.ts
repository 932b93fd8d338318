import type { ConfigInput } from "../config";
import { createServices } from "./create-services";
import { importTour } from "./import-tour";
import type { Services, ServicesEnvironment } from "./services";

/**
 * The allowed origins of images, from the last part of the configuration that sets them. Derived services
 * need them, because the author of a table's card sets the URL of its image.
 */
const imageOriginsIn = (parts: readonly unknown[]) =>
  parts.map((part) => (part as { imageOrigins?: readonly string[] }).imageOrigins).findLast(Boolean) ?? [];

/**
 * A set of services with its own configuration. It uses the page's language, texts, time zone, log level and
 * allowed origins of images, and follows their changes. It shares nothing else.
 */
export function createDerivedServices(
  page: Services,
  configuration: ConfigInput,
  environment: ServicesEnvironment,
): Services {
  const services = createServices(configuration, { policy: page.policy, importTour, ...environment });
  page.config.$config.subscribe(({ language, texts, timeZone, logLevel, liveCasino }) => {
    const imageOrigins = imageOriginsIn(liveCasino);
    services.config.configure({ language, texts, timeZone, logLevel, liveCasino: { imageOrigins } });
  });
  return services;
}
