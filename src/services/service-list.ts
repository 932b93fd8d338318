import type { Account, AccountArea } from "../account";
import type { Bonuses } from "../bonus/service";
import type { ConfigStore } from "../config";
import type { AttributeKinds, EventKinds, PropertyKinds, WidgetDefinition, WidgetState } from "../definition";
import type { Network } from "../http/network";
import type { PageHttp } from "../http/page-http";
import type { LiveCasino } from "../live-casino";
import type { ReportError } from "../platform/errors";
import type { Page } from "../platform/page";
import type { ItemStore } from "../platform/storage";
import type { PagePolicy } from "../platform/trusted-types-policy";
import type { Clock } from "../time/clock";
import { type Lazy, lazy } from "../utils/lazy";
import type { Log } from "../utils/log";
import type { BrowserParts } from "./browser-parts";
import type { GamificationService } from "./gamification";
import type { PanelsService } from "./panels";

/** The parts of a service set that its services use. */
export interface ServiceContext {
  readonly config: ConfigStore;
  readonly log: Log;
  readonly clock: Clock;
  readonly page: Page;
  readonly report: ReportError;
  readonly policy: PagePolicy | undefined;
  readonly localItems: ItemStore;
  readonly sessionItems: ItemStore;
  readonly browser: BrowserParts;
  /** The network, shared by all services that send requests. */
  readonly network: Lazy<Network>;
  /** The other services of the set. */
  readonly services: ServiceSet;
}

/**
 * The services of a set. Each has a name that definitions may list in `needs`, a type, and a loader that runs
 * at the first use. `Services`, `createServices` and the type of the widgets' `needs` follow from this list.
 * A loader fetches its chunk at the same time as the services that it needs. Its parameter is not
 * destructured, because TypeScript would then report a circular type.
 *
 * The service `liveScores` is in the chunk `live-scores`, with the root `src/services/live-scores.ts`. The
 * services in the chunk `network` are listed in `scripts/build/services.ts`.
 */
const serviceLoaders = {
  /** Calls, and values that widgets read without a separate service, in the `network` chunk. */
  async http(context: ServiceContext): Promise<PageHttp> {
    const [{ createPageHttp }, network] = await Promise.all([
      import("../http/page-http"),
      context.network.load(),
    ]);
    return createPageHttp({ ...context, network });
  },

  /** Session, balance and the calls of the account area, in the `network` chunk. */
  async account(context: ServiceContext): Promise<Account> {
    const [{ createAccount }, network] = await Promise.all([
      import("../account/account"),
      context.network.load(),
    ]);
    const account = createAccount({ ...context, ...context.browser, network });
    readBalanceOfHeader(account, context.page);
    return account;
  },

  /** Services of the account area that only some pages need, in the `network` chunk. */
  async area(context: ServiceContext): Promise<AccountArea> {
    return (await context.services.account.load()).area.load();
  },

  /** The current bonuses, in the `bonus` chunk. They are public, so they do not wait for the account. */
  async bonus(context: ServiceContext): Promise<Bonuses> {
    const [{ createBonusesFor }, network] = await Promise.all([import("./bonus"), context.network.load()]);
    return createBonusesFor(context.services.account.load(), { ...context, network });
  },

  /** The live tables and their launch, in the `live-casino` chunk. */
  async liveCasino(context: ServiceContext): Promise<LiveCasino> {
    const [{ createLiveCasinoFor }, network, account] = await Promise.all([
      import("./live-casino"),
      context.network.load(),
      context.services.account.load(),
    ]);
    return createLiveCasinoFor(account, { ...context, ...context.browser, network });
  },

  /** The connection to the gamification platform and its calls, in the `gamification` chunk. */
  async gamification(context: ServiceContext): Promise<GamificationService> {
    const [{ createGamificationFor }, network, account] = await Promise.all([
      import("./gamification"),
      context.network.load(),
      context.services.account.load(),
    ]);
    return createGamificationFor(account, { ...context, ...context.browser, network });
  },

  /** Dependencies shared by the gamification panels of the page, in the `panels` chunk. */
  async panels(context: ServiceContext): Promise<PanelsService> {
    const [{ createPanelsFor }, network, account, client] = await Promise.all([
      import("./panels"),
      context.network.load(),
      context.services.account.load(),
      context.services.gamification.load(),
    ]);
    return createPanelsFor(account, client, { ...context, network });
  },
};

export type ServiceName = keyof typeof serviceLoaders;

export const serviceNames = Object.keys(serviceLoaders) as readonly ServiceName[];

/** The services of a set by name. Each is loaded at its first use. */
export type ServiceSet = {
  readonly [Name in ServiceName]: Lazy<Awaited<ReturnType<(typeof serviceLoaders)[Name]>>>;
};

export function createServiceSet(parts: Omit<ServiceContext, "services">): ServiceSet {
  const services = Object.fromEntries(
    serviceNames.map((name) => [name, lazy<unknown>(() => serviceLoaders[name]({ ...parts, services }))]),
  ) as ServiceSet;
  return services;
}

/** A definition whose `needs` names only services of the list. */
export type WidgetOfServices = WidgetDefinition<
  AttributeKinds,
  PropertyKinds,
  EventKinds,
  WidgetState,
  ServiceName
>;

/** Loads the services that a definition needs. The type of the catalogue admits only names of the list. */
export const loadServices = (services: ServiceSet, needs: readonly string[] = []): Promise<unknown> =>
  Promise.all(needs.map((need) => services[need as ServiceName].load()));

/**
 * Starts reading the balance for the page's header while the header is rendered. The header finds an error in
 * the balance's state. If another copy of the library has defined the header, that copy reads the balance.
 */
function readBalanceOfHeader({ balance }: Account, page: Page): void {
  const header = "vetrina-balance-header";
  if (page.first(header) && !customElements.get(header) && !page.isEdited())
    // The error can be ignored here, because the state of the balance contains it.
    balance.read().catch(() => undefined);
}
