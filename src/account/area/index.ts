import { createLocks } from "../../platform/locks";
import { createScriptLoader } from "../../platform/script";
import type { BotCheckOptions } from "../bot-check";
import type { RefreshOutcome } from "../calls";
import type { Resource } from "../../http/resource";
import type { AreaConnection } from "./connection";
import { createInbox } from "./inbox";
import { createLogin, type Login } from "./login";
import { createNicknames, type Nicknames } from "./nicknames";
import { createOpenBets, type OpenBet } from "./open-bets";
import { createRefresh } from "./refresh";
import { createResponsibleGaming, type ResponsibleGamingService } from "./responsible-gaming";
import { createSiteCalls, type SiteCalls } from "./site-calls";

/** What of the account area only some pages need. A chunk of its own, which comes when it is first used. */
export interface AccountArea extends SiteCalls {
  /** Tries to log in; never rejects. A second call while one runs shares its outcome. */
  readonly login: Login;
  /** For the login modal, which brings the bot check along. */
  readonly botCheckOptions: BotCheckOptions;
  /** How many messages the player has not read. */
  readonly inbox: Resource<number>;
  readonly nicknames: Nicknames;
  readonly responsibleGaming: ResponsibleGamingService;
  readonly openBets: Resource<readonly OpenBet[]>;
  /** For the calls themselves: a new token in the place of the one that was seen expiring. */
  refresh(seen: string): Promise<RefreshOutcome>;
  dispose(): void;
}

export function createAccountArea(connection: AreaConnection): AccountArea {
  const { config, page, environment, announceRefresh } = connection;
  const {
    scripts = createScriptLoader(environment),
    locks = createLocks(undefined, connection.lifecycle),
    globals,
  } = environment;
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
    login: createLogin(connection),
    botCheckOptions: { config, page, scripts, globals },
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
