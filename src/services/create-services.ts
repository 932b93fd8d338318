import { atom } from "nanostores";
import { createConfigStore } from "../config";
import { createErrorReporter } from "../platform/errors";
import { createPage } from "../platform/page";
import { createLocalItems, createSessionItems } from "../platform/storage";
import { createClock } from "../time/clock";
import { createTourAccess } from "../tour/access";
import type { TourState } from "../tour/state";
import { lazy } from "../utils/lazy";
import { createLog, type LogLevel } from "../utils/log";
import { createServiceSet } from "./service-list";
import type { Services, ServicesEnvironment } from "./services";

/** Creates a set of services. Services in separate chunks load at their first use. */
export function createServices(configuration: unknown, environment: ServicesEnvironment = {}): Services {
  const { policy, browser = {}, notice, importTour } = environment;

  // The configuration contains the log level, but reading the configuration may log messages too. Until it
  // has been read, the level is "warn".
  let level: LogLevel = "warn";
  const log = createLog(() => level);
  const config = createConfigStore(configuration, log);
  config.$config.subscribe(({ logLevel }) => {
    level = logLevel;
  });

  // The services below are available immediately on every page.
  const clock = createClock(environment.time);
  const page = environment.page ?? createPage(() => config.get().editMode);
  const report = createErrorReporter(config, page, log);
  const localItems = browser.localItems ?? createLocalItems();
  const sessionItems = browser.sessionItems ?? createSessionItems();
  const base = { config, log, clock, page };

  // The services of `service-list.ts`. All services that send requests share one network.
  const network = lazy(async () => {
    const { createPageNetwork } = await import("../account/account");
    return createPageNetwork({ config, log, clock, ...browser, sessionItems });
  });
  const services = createServiceSet({
    ...base,
    report,
    policy,
    localItems,
    sessionItems,
    browser,
    network,
  });

  // The guided tour. Its state exists before its chunk has loaded, because pages subscribe to it.
  const $tour = atom<TourState>({ status: "idle" });
  const tour = createTourAccess(async () => {
    if (!importTour) throw new TypeError("these services have no tours");
    const { createTourFor } = await importTour();
    // A tour in demo mode must not leave its page. Demo mode is recognised by its `notice`, which other sets
    // of services do not have.
    const canLeave = notice === undefined;
    return createTourFor({
      ...base,
      policy,
      localItems,
      sessionItems,
      area: services.area,
      $state: $tour,
      canLeave,
    });
  }, sessionItems);

  return {
    ...base,
    report,
    notice,
    policy,
    localItems,
    sessionItems,
    ...services,
    tour,
    $tour,
  };
}
