import { atom, type ReadableAtom, type WritableAtom } from "nanostores";
import type { Account, MemberToken } from "../account";
import type { ConfigStore } from "../config";
import { gamificationDescription } from "../config/sections/gamification";
import { createGamificationClient, type GamificationClient } from "../gamification/client/client";
import { tokenRoles } from "../gamification/client/connection/token";
import type { Drift, DriftCounts } from "../gamification/client/drift";
import { createOptOut, type OptOut } from "../gamification/client/opt-out";
import { shareAcrossTabs } from "../gamification/client/sharing/shared-connection";
import type { Call } from "../gamification/protocol/call";
import { NotConfigured } from "../http/call-errors";
import type { Network } from "../http/network";
import type { Page } from "../platform/page";
import type { ItemStore } from "../platform/storage";
import type { Clock } from "../time/clock";
import { count, type Log } from "../utils/log";
import { safeUrl } from "../utils/url";
import type { BrowserParts } from "./browser-parts";

/** The services on which the gamification client depends. */
export interface GamificationEnvironment extends Pick<BrowserParts, "webSocket" | "openChannel"> {
  readonly localItems: ItemStore;
  readonly config: ConfigStore;
  readonly log: Log;
  readonly clock: Clock;
  readonly page: Page;
  readonly network: Network;
}

/** The gamification client of a page and its widgets. */
export interface GamificationService extends GamificationClient {
  /** Counts unknown parts of the platform's frames once {@link watchDrift} has been called. */
  readonly drift: Drift;
  /** Sets the drift alarm. The panels load it, because a page without panels reads few replies. */
  watchDrift(drift: Drift): void;
  /** The member's opt-out from the platform. */
  readonly optOut: OptOut;
  /**
   * The number of results that the player is waiting for on this page. Notices are delayed meanwhile, so that
   * none reveals a result.
   */
  readonly $pendingResults: WritableAtom<number>;
  /**
   * False if the public token of a visitor does not have the role of a call. True if the token does not state its
   * roles.
   */
  mayCall(call: Pick<Call<unknown, unknown>, "role">): boolean;
  /**
   * The member's active entities by kind, as they arrived with the last token, unchecked; undefined if none arrived.
   */
  readonly $tokenCounts: ReadableAtom<unknown>;
}

/**
 * Replaces a missing URL. It is never requested, because without a configured URL there is no token, and each
 * connection begins with a token.
 */
const noUrl = "https://unconfigured.invalid/ws";

const noCounts: DriftCounts = { codes: {}, fields: {}, unreadable: {}, callbacks: {} };

/** Milliseconds that the connection stays open after an opt-out, so that writes in progress can end. */
const closingDelay = 5000;

/** The configured URL; undefined if it is missing or does not pass the safe-URL check. */
const urlOf = (url: string | undefined, page: Page) => url && safeUrl(url, page.url());

/**
 * Creates the gamification client for the current visitor. Without a URL the client is `refused` with a
 * reason, so that panels and demos of the page still work. A player connects with their own token, a visitor
 * with the public one. The client starts over when a player logs in or out.
 */
export function createGamificationFor(
  account: Account,
  environment: GamificationEnvironment,
): GamificationService {
  const { config, log, clock, page, network, webSocket, openChannel, localItems } = environment;
  const settings = config.section("gamification", gamificationDescription);
  const { pageVisibility, connectivity, lifecycle } = network;
  const { sharing, timeoutMs, callIdHeader, reconnectDelayMs, reconnectJitterMs, refusalPattern } =
    settings();
  const { session, owner } = account;
  const url = urlOf(settings().url, page);
  const $tokenCounts = atom<unknown>(undefined);

  async function getToken(): Promise<string | MemberToken> {
    if (!url) throw new NotConfigured("gamification.url", "is needed to connect to the platform");
    const { getToken: getOwnToken, tokenUrl, publicToken } = settings();
    if (getOwnToken) return accept(await getOwnToken());
    owner.sync();
    if (!owner.isPresent()) {
      if (!publicToken) throw new NotConfigured("gamification.publicToken");
      return publicToken;
    }
    const area = await account.area.load();
    return accept(
      await area.memberToken({ key: "gamification.tokenUrl", path: tokenUrl, origin: undefined }),
    );
  }

  /** A tab without the connection has only the configured token, so roles of other tokens stay unknown. */
  function mayCall({ role }: Pick<Call<unknown, unknown>, "role">): boolean {
    const { getToken: getOwnToken, publicToken = "" } = settings();
    if (!role || getOwnToken || owner.isPresent()) return true;
    return tokenRoles(publicToken)?.includes(role) ?? true;
  }

  /** Stores the counts that arrive with a token. */
  function accept(answer: string | MemberToken): string | MemberToken {
    if (typeof answer !== "string") $tokenCounts.set(answer.modelCount);
    return answer;
  }

  const reported = new Set<string>();

  /** Logs a missing key only once per page, even if several connections are attempted. */
  function reportMissingKey(error: unknown): never {
    if (error instanceof NotConfigured && !reported.has(error.key)) {
      reported.add(error.key);
      log.error(error.message);
    }
    throw error;
  }

  /** The time of the login identifies a session without naming the player (S14). */
  const scope = () => (owner.isPresent() ? `player-${session.since() ?? ""}` : "visitor");

  let alarm: Drift | undefined;
  const drift: Drift = {
    reply: (...reply) => alarm?.reply(...reply),
    callback: (...callback) => alarm?.callback(...callback),
    counts: () => alarm?.counts() ?? noCounts,
  };
  const client = createGamificationClient({
    url: url ?? noUrl,
    getToken: () => getToken().catch(reportMissingKey),
    timeoutMs,
    get currencyKey() {
      return settings().currencyKey;
    },
    callIdHeader,
    reconnect: { delayMs: reconnectDelayMs, jitterMs: reconnectJitterMs },
    log,
    now: clock.now,
    pageVisibility,
    connectivity,
    lifecycle,
    ...(webSocket && { webSocket }),
    ...(refusalPattern && { refusalPattern: new RegExp(refusalPattern, "i") }),
    drift,
    // A simulation runs its own platform inside the page: other tabs cannot share it.
    ...(sharing && !webSocket && { connection: shareAcrossTabs({ scope, openChannel }) }),
  });

  // Remembers whether the client was used, because another tab may end the member's session before this tab
  // detects the logout.
  let wasUsed = false;
  const stopNotingUse = client.$state.listen(({ status }) => {
    if (status !== "idle") wasUsed = true;
    if (status === "connected") count(log, status);
  });
  const unsubscribe = owner.onChange(() => {
    client.forget();
    $tokenCounts.set(undefined);
    if (wasUsed) client.open();
  });

  const optOut = createOptOut({
    localItems,
    pageVisibility,
    openChannel,
    isOutByPage: settings().optedOut,
    announce: (optedOut) => page.send("vetrina:gamification-opt", { optedOut }),
  });

  let closing: ReturnType<typeof setTimeout> | undefined;
  const stopClosing = optOut.$isOut.listen((isOut) => {
    clearTimeout(closing);
    if (isOut) closing = setTimeout(client.forget, closingDelay);
    else if (wasUsed) client.open();
  });

  return {
    ...client,
    optOut,
    $pendingResults: atom(0),
    mayCall,
    $tokenCounts,
    drift,
    watchDrift(next) {
      alarm = next;
    },
    async close() {
      unsubscribe();
      stopNotingUse();
      stopClosing();
      clearTimeout(closing);
      optOut.dispose();
      await client.close();
    },
  };
}
