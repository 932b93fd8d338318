import type { WidgetDefinition } from "../definition";
import { watchUse } from "../element/page-use";
import { english } from "../i18n/english";
import type { PagePolicy } from "../platform/trusted-types-policy";
import { createServices } from "../services/create-services";
import { importTour } from "../services/import-tour";
import { loadServices } from "../services/service-list";
import type { Services } from "../services/services";
import { createLog } from "../utils/log";
import { loadAccountWhereNeeded } from "./account-at-start";
import { startEarlyReads } from "./early-reads";
import { awaitLateConfiguration, readPageConfiguration } from "./page-configuration";
import type { Command } from "./public-namespace";

/** Values that the loader passes on: the object in `window.Vetrina` and the page's Trusted Types policy. */
export interface Handover {
  readonly stub: { q: Command[] };
  readonly policy: PagePolicy | undefined;
}

/** The widgets that a page may have, and its services. */
export interface Runtime {
  readonly catalogue: readonly WidgetDefinition[];
  readonly services: Services;
  /**
   * Fulfilled at the first sign that the visitor uses the page. A service may request a login before the library
   * discovers the elements.
   */
  readonly firstUse: Promise<void>;
  /** Starts the services and first reads of the page's widgets, once. */
  startServices(): void;
}

/**
 * Creates the page's services without React or an element (specification section 7.2). Services start at
 * once, unless the page has queued commands. These commands may configure the services, and they run when the
 * namespace is complete.
 */
export function createRuntime(catalogue: readonly WidgetDefinition[], { stub, policy }: Handover): Runtime {
  // Browsers load their tables of languages and time zones at the first use, which is slow on a phone. The
  // load is delayed, so that the first elements appear earlier. It still precedes the responses with amounts
  // and dates.
  setTimeout(Intl.DateTimeFormat, 400);
  const complain = (message: string) => createLog().error(message);
  const services = createServices(readPageConfiguration(complain), { policy, importTour });
  loadEnglishWhereNeeded(services);
  awaitLateConfiguration(complain, (late) => services.config.configure(late));
  let hasStarted = false;
  const runtime: Runtime = {
    catalogue,
    services,
    firstUse: watchUse(),
    startServices() {
      if (hasStarted) return;
      hasStarted = true;
      startEarlyReads(catalogue, services);
      loadAccountWhereNeeded(services);
      loadServicesOfPage(catalogue, services);
    },
  };
  if (stub.q.length === 0) runtime.startServices();
  return runtime;
}

/** Loads the English texts if the page is in English, and then renders the visible elements again. */
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

/**
 * Loads the services of the widgets that the page shows at once, so that their first reads begin while the
 * widgets' code is loading. Elements in demo mode and in edit mode have separate services.
 */
function loadServicesOfPage(catalogue: readonly WidgetDefinition[], services: Services): void {
  const { config, page } = services;
  if (page.isEdited()) return;
  const { disabledElements } = config.get();
  const shownAtOnce = catalogue.filter(
    ({ tag, mount, needs }) =>
      needs && mount !== "near" && mount !== "use" && !disabledElements.includes(tag) && page.first(tag),
  );
  // A failure is ignored here, because the widget retries the load and reports its failure.
  for (const { needs } of shownAtOnce) loadServices(services, needs).catch(() => undefined);
}
