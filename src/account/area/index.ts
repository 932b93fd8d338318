import { createLocks } from "../../platform/locks";
import { createLocalItems, type ItemStore } from "../../platform/storage";
import { lazy } from "../../utils/lazy";
import type { BotCheckOptions } from "../bot-check";
import type { RefreshOutcome } from "../calls";
import type { Resource } from "../../http/resource";
import type { AreaConnection } from "./connection";
import { createInbox } from "./inbox";
import type { Login } from "./login";
import { createNicknames, type Nicknames } from "./nicknames";
import { createOpenBets, type OpenBet } from "./open-bets";
import { createRefresh } from "./refresh";
import { createResponsibleGaming, type ResponsibleGamingService } from "./responsible-gaming";
import { createSiteCalls, type SiteCalls } from "./site-calls";

export type { MemberToken } from "./site-calls";

/** Services of the account area that only some pages need. Their chunk is loaded at first use. */
export interface AccountArea extends SiteCalls {
  /**
   * Logs in. A second call during a login shares its outcome. Rejects only if its code, which is in the chunk of the
   * login modal, cannot be loaded.
   */
  readonly login: Login;
  /** For the login modal, whose chunk contains the bot check. */
  readonly botCheckOptions: BotCheckOptions;
  /** The number of unread messages. */
  readonly inbox: Resource<number>;
  readonly nicknames: Nicknames;
  /** Self-exclusion and game pauses. */
  readonly responsibleGaming: ResponsibleGamingService;
  /** The player's open bets. */
  readonly openBets: Resource<readonly OpenBet[]>;
  /** The site's flag `registeredInCompLab` in localStorage (specification section 3.1). The library never writes it. */
  isRegisteredInCompLab(): boolean;
  /**
   * Refreshes the token, for the calls of the account.
   * @param seen the token that is expiring or was refused
   */
  refresh(seen: string): Promise<RefreshOutcome>;
  /** Removes all listeners. */
  dispose(): void;
}

function readCompLabFlag(localItems: ItemStore): boolean {
  const flag = localItems.read("registeredInCompLab");
  return flag !== undefined && flag !== "" && flag !== "false";
}

export function createAccountArea(connection: AreaConnection): AccountArea {
  const { config, page, environment, announceRefresh } = connection;
  const {
    locks = createLocks(undefined, connection.lifecycle),
    localItems = createLocalItems(),
    scripts,
    policy,
    nonce,
    globals,
  } = environment;
  const login = lazy(async () => (await import("./login")).createLogin(connection));
  const inbox = createInbox(connection);
  const nicknames = createNicknames(connection);
  const responsibleGaming = createResponsibleGaming(connection);
  const openBets = createOpenBets(connection);
  return {
    ...createSiteCalls(connection),
    inbox,
    nicknames,
    responsibleGaming,
    openBets,
    isRegisteredInCompLab: () => readCompLabFlag(localItems),
    login: async (...attempt) => (await login.load())(...attempt),
    botCheckOptions: { config, page, scripts, policy, nonce, globals },
    refresh: createRefresh({ ...connection, locks, announce: announceRefresh }),
    dispose() {
      for (const part of [inbox, nicknames, responsibleGaming, openBets]) part.dispose();
    },
  };
}

export type { Credentials, LoginOutcome } from "./login";
export type { Nicknames } from "./nicknames";
export type { GamePause, Limit, ResponsibleGaming, SelfExclusion } from "./limits";
export type { BetLeg, OpenBet } from "./open-bets";
export type { ResponsibleGamingService, Restriction } from "./responsible-gaming";
