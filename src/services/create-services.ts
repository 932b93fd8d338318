import { atom } from "nanostores";
import { createClock } from "../time/clock";
import { createConfigStore } from "../config";
import { createErrorReporter } from "../platform/errors";
import { createLog, type LogLevel } from "../utils/log";
import { createPage } from "../platform/page";
import { lazy } from "../utils/lazy";
import { createLocalItems, createSessionItems } from "../platform/storage";
import { createTourAccess } from "../tour/access";
import type { TourState } from "../tour/state";
import type { Services, ServicesEnvironment } from "./services";

/** Creates a set of services. Each service is loaded at its first use. */
export function createServices(configuration: unknown, environment: ServicesEnvironment = {}): Services {
  let level: LogLevel = "warn";
  const log = createLog(() => level);
  const config = createConfigStore(configuration, log);
  config.$config.subscribe(({ logLevel }) => {
    level = logLevel;
  });
  const clock = createClock(environment.time);
  const page = environment.page ?? createPage(() => config.get().edit);
  const report = createErrorReporter(config, page, log);
  const { policy, browser, notice } = environment;
  const localItems = browser?.localItems ?? createLocalItems();
  const sessionItems = browser?.sessionItems ?? createSessionItems();
  const network = lazy(async () => {
    const { createPageNetwork } = await import("../account/account");
    return createPageNetwork({ config, log, clock, ...browser, sessionItems });
  });
  const account = lazy(async () => {
    const [{ createAccount }, shared] = await Promise.all([import("../account/account"), network.load()]);
    const created = createAccount({
      ...{ config, log, clock, page, report, policy, localItems },
      ...browser,
      network: shared,
    });
    // The balance is requested while the header is rendered. The header finds an error in the balance's state. Another
    // copy of the library may have defined the header: then that copy reads the balance.
    const header = "vetrina-balance-header";
    if (page.first(header) && !customElements.get(header) && !page.isEdited())
      created.balance.read().catch(() => undefined);
    return created;
  });
  const liveCasino = lazy(async () => {
    const [{ createLiveCasinoFor }, shared, owner] = await Promise.all([
      import("./live-casino"),
      network.load(),
      account.load(),
    ]);
    return createLiveCasinoFor(owner, { config, log, clock, page, network: shared, ...browser });
  });
  const bonus = lazy(async () => {
    const [{ createBonusesFor }, shared] = await Promise.all([import("./bonus"), network.load()]);
    return createBonusesFor(account.load(), { config, log, clock, page, network: shared });
  });
  const gamification = lazy(async () => {
    const [{ createGamificationFor }, shared, owner] = await Promise.all([
      import("./gamification"),
      network.load(),
      account.load(),
    ]);
    return createGamificationFor(owner, {
      ...{ config, log, clock, page, network: shared },
      ...browser,
      localItems,
    });
  });
  const panels = lazy(async () => {
    const [{ createPanelsFor }, shared, owner, client] = await Promise.all([
      import("./panels"),
      network.load(),
      account.load(),
      gamification.load(),
    ]);
    return createPanelsFor(owner, client, { config, log, clock, page, network: shared });
  });
  const $tour = atom<TourState>({ status: "idle" });
  const area = lazy(async () => (await account.load()).area.load());
  const tour = createTourAccess(async () => {
    if (!environment.importTour) throw new TypeError("these services have no tours");
    const { createTourFor } = await environment.importTour();
    const parts = { config, log, clock, page, policy, localItems, sessionItems, area };
    return createTourFor({ ...parts, $state: $tour, canLeave: notice === undefined });
  }, sessionItems);
  return {
    config,
    log,
    clock,
    page,
    report,
    notice,
    policy,
    localItems,
    sessionItems,
    account,
    area,
    liveCasino,
    bonus,
    gamification,
    panels,
    tour,
    $tour,
  };
}
