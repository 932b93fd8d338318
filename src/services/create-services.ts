import { atom } from "nanostores";
import type { Account } from "../account";
import { createConfigStore } from "../config";
import { createErrorReporter } from "../platform/errors";
import { createPage, type Page } from "../platform/page";
import { createLocalItems, createSessionItems } from "../platform/storage";
import { createClock } from "../time/clock";
import { createTourAccess } from "../tour/access";
import type { TourState } from "../tour/state";
import { lazy } from "../utils/lazy";
import { createLog, type LogLevel } from "../utils/log";
import type { Services, ServicesEnvironment } from "./services";

/** Creates a set of services. Services in separate chunks load at their first use. */
export function createServices(configuration: unknown, environment: ServicesEnvironment = {}): Services {
  const { policy, browser, notice, importTour } = environment;

  // The configuration has the log level, but its reading logs too: until then, the level is "warn".
  let level: LogLevel = "warn";
  const log = createLog(() => level);
  const config = createConfigStore(configuration, log);
  config.$config.subscribe(({ logLevel }) => {
    level = logLevel;
  });

  // Every page has these at once.
  const clock = createClock(environment.time);
  const page = environment.page ?? createPage(() => config.get().editMode);
  const report = createErrorReporter(config, page, log);
  const localItems = browser?.localItems ?? createLocalItems();
  const sessionItems = browser?.sessionItems ?? createSessionItems();
  const base = { config, log, clock, page };

  // The account area. All services that send requests share one network.
  const network = lazy(async () => {
    const { createPageNetwork } = await import("../account/account");
    return createPageNetwork({ config, log, clock, ...browser, sessionItems });
  });
  const account = lazy(async () => {
    const [{ createAccount }, shared] = await Promise.all([import("../account/account"), network.load()]);
    const created = createAccount({ ...base, report, policy, localItems, ...browser, network: shared });
    readBalanceOfHeader(created, page);
    return created;
  });
  const area = lazy(async () => (await account.load()).area.load());

  // The list of bonuses is public, so it does not wait for the account.
  const bonus = lazy(async () => {
    const [{ createBonusesFor }, shared] = await Promise.all([import("./bonus"), network.load()]);
    return createBonusesFor(account.load(), { ...base, network: shared });
  });

  // Services that need the account. The chunk of each loads at the same time as the services it needs.
  const liveCasino = lazy(async () => {
    const [{ createLiveCasinoFor }, shared, owner] = await Promise.all([
      import("./live-casino"),
      network.load(),
      account.load(),
    ]);
    return createLiveCasinoFor(owner, { ...base, network: shared, ...browser });
  });
  const gamification = lazy(async () => {
    const [{ createGamificationFor }, shared, owner] = await Promise.all([
      import("./gamification"),
      network.load(),
      account.load(),
    ]);
    return createGamificationFor(owner, { ...base, network: shared, ...browser, localItems });
  });
  const panels = lazy(async () => {
    const [{ createPanelsFor }, shared, owner, client] = await Promise.all([
      import("./panels"),
      network.load(),
      account.load(),
      gamification.load(),
    ]);
    return createPanelsFor(owner, client, { ...base, network: shared });
  });

  // The guided tour. Its state exists before its chunk has loaded, because pages subscribe to it.
  const $tour = atom<TourState>({ status: "idle" });
  const tour = createTourAccess(async () => {
    if (!importTour) throw new TypeError("these services have no tours");
    const { createTourFor } = await importTour();
    // A demonstration, which has a notice, does not leave its page.
    const canLeave = notice === undefined;
    return createTourFor({ ...base, policy, localItems, sessionItems, area, $state: $tour, canLeave });
  }, sessionItems);

  return {
    ...base,
    ...{ report, notice, policy, localItems, sessionItems },
    ...{ account, area, bonus, liveCasino, gamification, panels, tour, $tour },
  };
}

/**
 * Starts the read of the balance that the header of the page needs, so that it runs while the header is rendered. If another copy of the library has defined the header, that copy reads.
 */
function readBalanceOfHeader({ balance }: Account, page: Page): void {
  const header = "vetrina-balance-header";
  if (page.first(header) && !customElements.get(header) && !page.isEdited())
    // The state of the balance contains the error.
    balance.read().catch(() => undefined);
}
