import type { Clock } from "../time/clock";
import type { Log } from "../utils/log";
import { HttpFailure, isAborted } from "../http/failure";
import { NotConfigured } from "../http/not-configured";
import type { Player } from "./environment";
import type { ProviderName } from "./table";

/** How the tables of a provider are read and opened; the two differ in what they want to know of the player first. */
export interface Provider {
  readonly name: ProviderName;
  /** Done before a lobby is read. Rejects where the provider's tables stay closed for this player. */
  prepare(): Promise<void>;
  /** A token for one table, a new one each time. */
  token(): Promise<string>;
}

export type Providers = Readonly<Record<ProviderName, Provider>>;

interface ProviderOptions {
  readonly player: Player;
  readonly log: Log;
  readonly clock: Clock;
}

export const createProviders = (options: ProviderOptions): Providers => ({
  playtech: {
    name: "playtech",
    prepare: () => Promise.resolve(),
    token: () => options.player.gameSession(),
  },
  evolution: createEvolution(options),
});

/** A player's preparation that has failed is left alone for this long, milliseconds. */
const pauseAfterFailure = 60_000;

interface Preparation {
  /** Whose it is. */
  readonly signal: AbortSignal;
  readonly done: Promise<unknown>;
  failedAt?: number;
}

/** A player who has gone meanwhile, and with whom the calls went, is no failure. */
const isFailure = (error: unknown) =>
  error instanceof NotConfigured || (error instanceof HttpFailure && !isAborted(error));

/** Evolution knows players by the registry and by a game session, in this order. */
function createEvolution({ player, log, clock }: ProviderOptions): Provider {
  let last: Preparation | undefined;

  const tell = (line: string) => (error: unknown) => {
    if (isFailure(error)) log.error(line, error);
    throw error;
  };

  async function openSession(): Promise<string> {
    await player.registry().catch(tell("[Evolution] - getRegistry error"));
    return player.gameSession().catch(tell("[Evolution] - createSessionGame error"));
  }

  function isWorthKeeping({ signal, failedAt }: Preparation) {
    if (signal !== player.owner.signal()) return false;
    return failedAt === undefined || clock.now() - failedAt < pauseAfterFailure;
  }

  function prepareAnew(): Preparation {
    const preparation: Preparation = { signal: player.owner.signal(), done: openSession() };
    preparation.done.catch((error: unknown) => {
      // What was taken back may be asked again at once.
      preparation.failedAt = isAborted(error) ? -Infinity : clock.now();
    });
    return preparation;
  }

  return {
    name: "evolution",
    // Once for each player, shared by all cards; a visitor has nothing to prepare.
    async prepare() {
      player.owner.sync();
      if (!player.owner.isPresent()) return;
      if (!last || !isWorthKeeping(last)) last = prepareAnew();
      await last.done;
    },
    token: openSession,
  };
}
