import type { Account } from "../account";
import type { ConfigStore } from "../config";
import { accountSettings } from "../config/sections/account";
import { gamificationDescription } from "../config/sections/gamification";
import { createDrift } from "../gamification/client/drift";
import { CallFailure } from "../gamification/client/errors";
import type { ListKind } from "../gamification/entities/list-kind";
import { createPanels, type Panels } from "../gamification/entities/panels";
import type { Network } from "../http/network";
import type { Owner } from "../http/resource";
import type { Page } from "../platform/page";
import type { Clock } from "../time/clock";
import { imageUrl } from "../utils/image-url";
import type { Log } from "../utils/log";
import type { GamificationService } from "./gamification";

type AnyListKind = ListKind<never, { readonly id: string }>;

/** The services on which the panels depend, in addition to account and client. */
export interface PanelsServiceEnvironment {
  readonly config: ConfigStore;
  readonly log: Log;
  readonly clock: Clock;
  readonly page: Page;
  readonly network: Network;
}

/** Dependencies shared by the gamification panels of a page. */
export interface PanelsService extends Panels {
  /** False if the platform would refuse lists of this kind to the visitor. */
  mayRead(kind: Pick<AnyListKind, "call">): boolean;
  /**
   * The first URL of an image that passes the safe-URL check (S20) and has an allowed origin.
   * @returns undefined if there is none
   */
  imageOf(candidates: readonly (string | undefined)[]): string | undefined;
}

/** Creates the dependencies that panels share, for the current player or visitor. */
export function createPanelsFor(
  account: Account,
  client: GamificationService,
  { config, log, clock, page, network }: PanelsServiceEnvironment,
): PanelsService {
  client.watchDrift(createDrift());
  const settings = config.section("gamification", gamificationDescription);
  const { connectivity, pageVisibility, lifecycle } = network;
  const isOpenToVisitors = () => settings().publicToken !== undefined || settings().getToken !== undefined;
  const { owner, dispose: disposeOwner } = createConnectionOwner(account.owner, isOpenToVisitors);
  const panels = createPanels({
    client: {
      ...client,
      // Calls that the platform would refuse are not sent.
      call: (call, ...rest) =>
        client.mayCall(call)
          ? client.call(call, ...rest)
          : Promise.reject(new CallFailure("unauthorised", call.name)),
    },
    clock,
    log,
    owner,
    connectivity,
    pageVisibility,
    lifecycle,
    refreshAfterMs: () => accountSettings(config).refreshAfterMs,
  });
  return {
    ...panels,
    mayRead: ({ call }) => !call || client.mayCall(call),
    imageOf(candidates) {
      const rules = { base: page.url(), imageOrigins: settings().imageOrigins };
      for (const candidate of candidates) {
        const url = candidate && imageUrl(candidate, rules);
        if (url) return url;
      }
      return undefined;
    },
    dispose() {
      panels.dispose();
      disposeOwner();
    },
  };
}

/** The owner of the values of one connection: the player, or the visitor if the platform is open to visitors. */
function createConnectionOwner(player: Owner, isOpenToVisitors: () => boolean) {
  let connection = new AbortController();
  const stop = player.onChange(() => {
    connection.abort();
    connection = new AbortController();
  });
  const owner: Owner = {
    ...player,
    isPresent: () => player.isPresent() || isOpenToVisitors(),
    signal: () => connection.signal,
  };
  return { owner, dispose: stop };
}
