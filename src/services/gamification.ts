import type { Account } from "../account";
import { type CallByName, callsByName } from "../gamification/by-name";
import { createGamification, type Gamification } from "../gamification/client";
import { createDrift, type Drift } from "../gamification/drift";
import { shareAcrossTabs } from "../gamification/sharing/shared-connection";
import type { Clock } from "../time/clock";
import type { ConfigStore } from "../config";
import type { Log } from "../utils/log";
import type { Page } from "../platform/page";
import { gamificationDescription } from "../config/gamification-description";
import { serviceAddress } from "../http";
import type { Network } from "../http/network";
import { NotConfigured } from "../http/not-configured";
import type { BrowserParts } from "./browser-parts";

/** What the gamification service needs from the other services. */
export interface GamificationEnvironment extends Pick<BrowserParts, "webSocket" | "openChannel"> {
  readonly config: ConfigStore;
  readonly log: Log;
  readonly clock: Clock;
  readonly page: Page;
  readonly network: Network;
}

/** The gamification platform as widgets and pages use it. */
export interface GamificationService extends Gamification {
  readonly callByName: CallByName;
  /** Differences between the messages of the platform and what the library knows. */
  readonly drift: Drift;
}

/** Connects to the gamification platform with the token of the player, or with the public token for visitors. */
export function createGamificationFor(
  account: Account,
  environment: GamificationEnvironment,
): GamificationService {
  const { config, log, clock, page, network, webSocket, openChannel } = environment;
  const settings = config.section("gamification", gamificationDescription);
  const { pageVisibility, connectivity, lifecycle } = network;
  const { url, sharing, timeout, reconnectDelay, reconnectJitter } = settings();
  const { session, owner } = account;

  async function getToken(): Promise<string> {
    const { getToken: getOwnToken, tokenUrl, publicToken } = settings();
    if (getOwnToken) return getOwnToken();
    owner.sync();
    if (!owner.isPresent()) {
      if (!publicToken) throw new NotConfigured("gamification.publicToken");
      return publicToken;
    }
    const area = await account.area.load();
    return area.memberToken({ key: "gamification.tokenUrl", path: tokenUrl, origin: undefined });
  }

  /** Distinguishes the sessions of players by the time of their login, without personal data. */
  const scope = () => (owner.isPresent() ? `player-${session.since() ?? ""}` : "visitor");

  const drift = createDrift();
  const client = createGamification({
    address: serviceAddress({ key: "gamification.url", path: url, origin: undefined }, page),
    getToken,
    timeout,
    reconnect: { delay: reconnectDelay, jitter: reconnectJitter },
    ...{ log, now: clock.now, pageVisibility, connectivity, lifecycle },
    ...(webSocket && { webSocket }),
    drift,
    // Each simulation has its own platform, which is not shared between tabs.
    ...(sharing && !webSocket && { line: shareAcrossTabs({ scope, openChannel }) }),
  });

  // Another tab may close the connection before this tab notices the logout.
  let isUsed = false;
  const stopNoting = client.$state.listen(({ status }) => {
    if (status !== "idle") isUsed = true;
  });
  const stopFollowing = owner.onChange(() => {
    client.forget();
    if (isUsed) client.open();
  });

  return {
    ...client,
    callByName: callsByName(client),
    drift,
    async close() {
      stopFollowing();
      stopNoting();
      await client.close();
    },
  };
}
