import { HttpFailure, isAborted } from "../http/failure";
import type { Clock } from "../time/clock";
import type { Log } from "../utils/log";
import type { Player } from "./environment";
import type { ProviderName } from "./table";

/** How the tables of a provider are read and opened. The providers differ in the preparation of the player. */
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

/** After a failure, the preparation is not repeated for this long, milliseconds. */
const pauseAfterFailure = 60_000;

interface Preparation {
  /** The signal of the player for whom the preparation is made. */
  readonly signal: AbortSignal;
  readonly done: Promise<unknown>;
  failedAt?: number;
}

/**
 * Whether an error is a failure. A call that was cancelled, or that ended because the player has left, is not
 * a failure.
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
      // After a cancelled preparation, the next one may begin at once.
      preparation.failedAt = isAborted(error) ? -Infinity : clock.now();
    });
    return preparation;
  }

  return {
    name: "evolution",
    // Prepared once for each player, and shared by all cards. A visitor needs no preparation.
    async prepare() {
      player.owner.sync();
      if (!player.owner.isPresent()) return;
      if (!last || !isUsable(last)) last = startPreparation();
      await last.done;
    },
    token: openSession,
  };
}
