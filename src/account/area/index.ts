import type { RefreshOutcome } from "../calls";
import type { Reading } from "../reading";
import type { AreaConnection } from "./connection";
import { createInbox } from "./inbox";
import { createNicknames, type Nicknames } from "./nicknames";
import { createOpenBets, type OpenBet } from "./open-bets";
import { createRefresh } from "./refresh";
import { createResponsibleGaming, type ResponsibleGamingService } from "./responsible-gaming";
import { type AccountServices, createServices } from "./services";

/** What of the account area only some pages need. A chunk of its own, which comes when it is first used. */
export interface AccountArea extends AccountServices {
  /** How many messages the player has not read. */
  readonly inbox: Reading<number>;
  readonly nicknames: Nicknames;
  readonly responsibleGaming: ResponsibleGamingService;
  readonly openBets: Reading<readonly OpenBet[]>;
  /** For the calls themselves: a new token in the place of the one that was seen expiring. */
  refresh(seen: string): Promise<RefreshOutcome>;
  dispose(): void;
}

export function createAccountArea(connection: AreaConnection): AccountArea {
  const inbox = createInbox(connection);
  const nicknames = createNicknames(connection);
  const responsibleGaming = createResponsibleGaming(connection);
  const openBets = createOpenBets(connection);
  return {
    ...createServices(connection),
    inbox,
    nicknames,
    responsibleGaming,
    openBets,
    refresh: createRefresh({ ...connection, announce: connection.announceRefresh }),
    dispose() {
      for (const part of [inbox, nicknames, responsibleGaming, openBets]) part.dispose();
    },
  };
}

export type { Nicknames } from "./nicknames";
export type { GamePause, Limit, ResponsibleGaming, SelfExclusion } from "./limits";
export type { BetLeg, OpenBet } from "./open-bets";
export type { ResponsibleGamingService, Restriction } from "./responsible-gaming";
