import { HttpFailure, isAborted } from "../http/failure";
import type { Clock } from "../time/clock";
import type { Log } from "../utils/log";
import type { Player } from "./environment";
import type { ProviderName } from "./table";

/** Reads and opens the tables of a provider. Providers prepare the player differently. */
export interface Provider {
  readonly name: ProviderName;
  /**
   * Prepares the player. Must be called before the feed is read. Rejects if the tables must stay closed for
   * this player.
   */
  prepare(): Promise<void>;
  /** A new token for opening one table. */
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

/** Milliseconds after a failed preparation before the next attempt. */
const pauseAfterFailure = 60_000;

interface Preparation {
  /** The signal of the prepared player; it is aborted when that player leaves. */
  readonly signal: AbortSignal;
  readonly done: Promise<unknown>;
  failedAt?: number;
}

/**
 * Whether an error is a failure. A cancelled call, or a call that ended because the player left, is not a
 * failure.
 */
const isFailure = (error: unknown, player: AbortSignal) =>
  error instanceof HttpFailure ? !isAborted(error) : !player.aborted;

/** Evolution needs a call to the registry and then a game session. */
function createEvolution({ player, log, clock }: ProviderOptions): Provider {
  let last: Preparation | undefined;

  async function openSession(): Promise<string> {
    const signal = player.owner.signal();
    const logFailure = (message: string) => (error: unknown) => {
      player.owner.sync();
      if (isFailure(error, signal)) log.error(message, error);
      throw error;
    };
    await player.registry().catch(logFailure("[Evolution] - getRegistry error"));
    return player.gameSession().catch(logFailure("[Evolution] - createSessionGame error"));
  }

  function isUsable({ signal, failedAt }: Preparation) {
    if (signal !== player.owner.signal()) return false;
    return failedAt === undefined || clock.now() - failedAt < pauseAfterFailure;
  }

  function startPreparation(): Preparation {
    const preparation: Preparation = { signal: player.owner.signal(), done: openSession() };
    preparation.done.catch((error: unknown) => {
      // A cancelled preparation does not delay the next one.
      preparation.failedAt = isAborted(error) ? -Infinity : clock.now();
    });
    return preparation;
  }

  return {
    name: "evolution",
    // Prepares each player once for all cards. A visitor needs no preparation.
    async prepare() {
      player.owner.sync();
      if (!player.owner.isPresent()) return;
      if (!last || !isUsable(last)) last = startPreparation();
      await last.done;
    },
    token: openSession,
  };
}
