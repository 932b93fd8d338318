import type { WidgetDefinition } from "../definition";
import { createDiscovery, type Discovery } from "../element";
import { createLog, parseQuery } from "../platform";
import { createServices, type Services, type TrustedTypesPolicy } from "../services";
import { readPageConfiguration } from "./page-configuration";

export interface Runtime {
  readonly services: Services;
  readonly discovery: Discovery;
}

/** Makes the page's services and the discovery of its widgets; nothing is looked for yet. */
export function createRuntime(
  catalogue: readonly WidgetDefinition[],
  policy: TrustedTypesPolicy | undefined,
): Runtime {
  const log = createLog();
  const services = createServices(
    readPageConfiguration((message) => log.error(message)),
    { policy },
  );
  return { services, discovery: createDiscovery(catalogue, services) };
}

/** Logging out and pages that need a session concern the account area even where no widget does. */
export function serveAddress({ account, config, page, log }: Services): void {
  const isLogout = parseQuery(page.address().search).get("action") === "logout";
  if (!isLogout && !config.get().session.required) return;
  account.load().catch((error: unknown) => {
    log.error("the account area could not be loaded; it will be tried when the browser is online", error);
    addEventListener("online", () => void account.load().catch(() => undefined), { once: true });
  });
}
