import * as service from "../../account";
import type {
  LoginRequest,
  OpenBet,
  ResourceState,
  ResponsibleGaming,
  Restriction,
  SessionState,
  SiteNickname,
  UserInfo,
} from "../../account";
import type { ConfigInput } from "../../config";
import { createServices } from "../../services/create-services";
import { type Lazy, lazy } from "../../utils/lazy";
import { readable, type Readable } from "../../utils/readable";

export {
  AccountFailure,
  type BalanceState,
  type BetLeg,
  BotCheckUnavailable,
  type Credentials,
  type GamePause,
  type Limit,
  type LoginOutcome,
  type LoginReason,
  type LoginRequest,
  type MemberToken,
  type Mode,
  NotConfigured,
  NotLoggedIn,
  Offline,
  type OpenBet,
  type ResourceState,
  type ResponsibleGaming,
  type Restriction,
  type SelfExclusion,
  SessionEnded,
  type SessionChange,
  type SessionEndReason,
  SessionIdUnknown,
  type SessionState,
  type SessionStatus,
  type SiteNickname,
  TokenRenewed,
  type UserInfo,
} from "../../account";
export type { Clock } from "../../time/clock";
export type { ConfigInput, ErrorCode } from "../../config";
export type { Log } from "../../utils/log";
export type { Page } from "../../platform/page";
export type { Readable } from "../../utils/readable";
export type { ReportError } from "../../platform/errors";
export type { CookieJar } from "../../platform/cookies";
export type { Http } from "../../http/http";
export { HttpFailure } from "../../http/failure";
export type { ItemStore } from "../../platform/storage";

/** Optional replacements for parts of the browser and of the library. */
export type AccountOptions = Partial<Omit<service.AccountEnvironment, "config">>;

/** One value of a service. */
export interface Resource<Value> extends Omit<service.Resource<Value>, "$state" | "subscribe"> {
  /** Returns the current state. */
  getState(): ResourceState<Value>;
  /**
   * Calls the listener with the current state at once, then after each change. While there are listeners, the
   * value is kept fresh. It is read for each new player, when the device is online again, and after the page
   * was suspended. When the page becomes visible, a value older than `account.refreshAfterMs` is also read
   * again.
   *
   * @returns a function that removes the listener
   */
  subscribe(listener: (state: ResourceState<Value>) => void): () => void;
}

export interface Session
  extends
    Omit<service.Session, "$state" | "$player" | "$signal" | "$loginRequest" | "current">,
    Readable<SessionState> {
  /** Reads the cookies and returns the current state. */
  getState(): SessionState;
  /** The logged-in player; undefined if there is none. The player stays the same while the token is refreshed. */
  readonly player: Readable<UserInfo | undefined>;
  /** Identifies one login. The signal stays the same after a refresh and is aborted when the login ends. */
  readonly signal: Readable<AbortSignal | undefined>;
  /** The current request for a login dialog; undefined if there is none. */
  readonly loginRequest: Readable<LoginRequest | undefined>;
}

/** A player's nicknames, separately for each site. */
export interface Nicknames extends Omit<service.Nicknames, "of"> {
  /** The nicknames for a site. */
  of(siteId: string): Resource<readonly SiteNickname[]>;
}

/** Self-exclusion and game pauses. */
export interface ResponsibleGamingService extends Resource<ResponsibleGaming> {
  /** Whether the site may invite the player to play. */
  readonly restriction: Readable<Restriction>;
}

/** Services of the account area that only some pages need. */
export interface AccountArea extends Omit<
  service.AccountArea,
  "inbox" | "nicknames" | "responsibleGaming" | "openBets" | "botCheckOptions" | "resourceOf" | "dispose"
> {
  /** The number of unread messages. */
  readonly inbox: Resource<number>;
  readonly nicknames: Nicknames;
  readonly responsibleGaming: ResponsibleGamingService;
  /** The player's open bets. */
  readonly openBets: Resource<readonly OpenBet[]>;
}

/** The account area of a player. */
export interface Account extends Pick<service.Account, "ipAddress" | "dispose"> {
  /** The state of the session, with the functions for login and logout. */
  readonly session: Session;
  /** The balance in euros. */
  readonly balance: Resource<number>;
  /** Services that only some pages need. They are created at their first use. */
  readonly area: Lazy<AccountArea>;
  /** Merges a part of a configuration into the current one. Can be called at any time. */
  configure(part: ConfigInput): void;
}

function resourceOf<Value>({ $state, read, retry, subscribe }: service.Resource<Value>): Resource<Value> {
  const { getState, subscribe: listen } = readable($state);
  return {
    read,
    retry,
    getState,
    subscribe(listener) {
      const stops = [subscribe(), listen(listener)];
      return () => stops.forEach((stop) => stop());
    },
  };
}

function sessionOf({
  $state,
  $player,
  $signal,
  $loginRequest,
  current,
  ...functions
}: service.Session): Session {
  return {
    ...functions,
    ...readable($state),
    getState: current,
    player: readable($player),
    signal: readable($signal),
    loginRequest: readable($loginRequest),
  };
}

const responsibleGamingOf = (resource: service.ResponsibleGamingService): ResponsibleGamingService => ({
  ...resourceOf(resource),
  restriction: readable(resource.$restriction),
});

/** Lists the functions explicitly, because the service has other functions that only the library uses. */
function areaOf({
  inbox,
  nicknames,
  responsibleGaming,
  openBets,
  ...area
}: service.AccountArea): AccountArea {
  const { login, memberToken, isRegisteredInCompLab } = area;
  const { verifyToken, checkToken, ssoToken, enableProduct, registry, gameSession } = area;
  return {
    login,
    memberToken,
    isRegisteredInCompLab,
    verifyToken,
    checkToken,
    ssoToken,
    enableProduct,
    registry,
    gameSession,
    inbox: resourceOf(inbox),
    nicknames: { of: (siteId) => resourceOf(nicknames.of(siteId)), write: nicknames.write },
    responsibleGaming: responsibleGamingOf(responsibleGaming),
    openBets: resourceOf(openBets),
  };
}

/**
 * Creates the account services of a page. If the URL contains `?action=logout`, the player is logged out
 * first. Works only in a browser, unless the options replace the parts of the browser.
 */
export function createAccount(configuration: ConfigInput = {}, options: AccountOptions = {}): Account {
  const { config, log, clock, page, report } = createServices(
    configuration,
    options.page && { page: options.page },
  );
  const { session, balance, area, ipAddress, dispose } = service.createAccount({
    config,
    log,
    clock,
    page,
    report,
    ...options,
  });
  return {
    session: sessionOf(session),
    balance: resourceOf(balance),
    area: lazy(async () => areaOf(await area.load())),
    ipAddress,
    configure: config.configure,
    dispose,
  };
}
