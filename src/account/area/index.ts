import { accountSettings } from "../../config/sections/account";
import { createReads, type Reads } from "../../http/reads";
import { createResource, type Resource } from "../../http/resource";
import type { ServicePath } from "../../http/service-url";
import { createLocalItems, type ItemStore } from "../../platform/storage";
import { lazy } from "../../utils/lazy";
import type { BotCheckOptions } from "../bot-check";
import { inBothModes } from "../calls";
import type { AreaConnection } from "./connection";
import type { GameCalls } from "./game-calls";
import { createInbox } from "./inbox";
import type { Login } from "./login";
import { askMemberToken, type MemberToken } from "./member-token";
import { createNicknames, type Nicknames } from "./nicknames";
import type { OpenBet } from "./open-bets";
import { createResponsibleGaming, type ResponsibleGamingService } from "./responsible-gaming";
import type { SiteCalls } from "./site-calls";

/**
 * Services of the account area that only some pages need. The code that only a few of these pages need is
 * loaded at its first use: login, site and game calls, open bets and nicknames.
 */
export interface AccountArea extends SiteCalls, GameCalls {
  /**
   * Logs in. A second call during a login shares its outcome. Rejects only if the login code cannot be
   * loaded; the login modal loads it when it opens.
   */
  readonly login: Login;
  /** Options for the login modal, which loads the bot check together with the login. */
  readonly botCheckOptions: BotCheckOptions;
  /** The player's token for the gamification platform, from the configured service. */
  memberToken(service: ServicePath): Promise<MemberToken>;
  /** The number of unread messages. */
  readonly inbox: Resource<number>;
  readonly nicknames: Nicknames;
  /** Self-exclusion and game pauses. */
  readonly responsibleGaming: ResponsibleGamingService;
  /** The player's open bets. */
  readonly openBets: Resource<readonly OpenBet[]>;
  /** A value of the player that a widget reads from a service of the operator, with the player's token. */
  readonly resourceOf: Reads["resourceOf"];
  /** The site's flag `registeredInCompLab` in localStorage (specification section 3.1). The library never writes it. */
  isRegisteredInCompLab(): boolean;
  /** Removes all listeners. */
  dispose(): void;
}

function readCompLabFlag(localItems: ItemStore): boolean {
  const flag = localItems.read("registeredInCompLab");
  return flag !== undefined && flag !== "" && flag !== "false";
}

export function createAccountArea(connection: AreaConnection): AccountArea {
  const { calls, config, page, session, environment } = connection;
  const { localItems = createLocalItems(), scripts, policy, nonce, globals } = environment;
  const login = lazy(async () => (await import("./login")).createLogin(connection));
  const inbox = createInbox(connection);
  const nicknames = createNicknames(connection);
  const responsibleGaming = createResponsibleGaming(connection);
  const openBets = createResource<readonly OpenBet[]>(connection, {
    name: "open bets",
    ask: async (...call) => (await import("./open-bets")).askOpenBets(calls, ...call),
  });

  const reads = createReads(connection, ({ path, schema }, query, signal, onRetry) => {
    const { origin } = accountSettings(config);
    const servicePath = { key: "account.origin", path, origin };
    const endpoints = inBothModes({ method: "GET", path: servicePath, query: () => query });
    return calls.send({ endpoints, schema, signal, onRetry });
  });

  // The signal is read before the code of the calls loads, because the current login may end in the meantime.
  async function siteCalls() {
    const signal = session.signal();
    const { createSiteCalls } = await import("./site-calls");
    return createSiteCalls(calls, signal);
  }

  async function gameCalls() {
    const signal = session.signal();
    const { createGameCalls } = await import("./game-calls");
    return createGameCalls(connection, signal);
  }

  return {
    verifyToken: async (token) => (await siteCalls()).verifyToken(token),
    checkToken: async () => (await siteCalls()).checkToken(),
    ssoToken: async (token) => (await siteCalls()).ssoToken(token),
    enableProduct: async (productId) => (await siteCalls()).enableProduct(productId),
    registry: async () => (await gameCalls()).registry(),
    gameSession: async () => (await gameCalls()).gameSession(),
    memberToken: (service) => askMemberToken(connection, service),
    inbox,
    nicknames,
    responsibleGaming,
    openBets,
    resourceOf: reads.resourceOf,
    isRegisteredInCompLab: () => readCompLabFlag(localItems),
    login: async (...attempt) => (await login.load())(...attempt),
    botCheckOptions: { config, page, scripts, policy, nonce, globals },
    dispose() {
      for (const part of [inbox, nicknames, responsibleGaming, openBets, reads]) part.dispose();
    },
  };
}

export { createRefresh } from "./refresh";
export type { Credentials, LoginOutcome } from "./login";
export type { MemberToken } from "./member-token";
export type { Nicknames } from "./nicknames";
export type { GamePause, Limit, ResponsibleGaming, SelfExclusion } from "./limits";
export type { BetLeg, OpenBet } from "./open-bets";
export type { ResponsibleGamingService, Restriction } from "./responsible-gaming";
