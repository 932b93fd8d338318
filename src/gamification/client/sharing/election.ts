import type { LockManagerLike } from "../../../platform/locks";
import { createDeferred } from "../../../utils/promises";

/** A tab's part in the election of the leader. The leader holds the group's lock. */
export interface Election {
  /**
   * Waits for the lock, after the tabs that are already waiting. Has no effect if this tab already waits or
   * leads.
   */
  stand(): void;
  /** Takes the lock if it is free now. */
  standIfFree(): void;
  /** Takes the lock from a leader that does not respond. */
  seize(): void;
  /** Stops waiting, and releases the lock. */
  withdraw(): void;
}

export interface ElectionOptions {
  readonly locks: LockManagerLike;
  readonly lockName: string;
  /**
   * Called when this tab becomes the leader.
   * @param isSeized true if the previous leader may still assume that it leads
   */
  readonly onElected: (isSeized: boolean) => void;
  /** Called when another tab has seized the lock. */
  readonly onDeposed: () => void;
}

/** A request for the lock, from its beginning to its end. */
interface Candidacy {
  /** True if the request waits in the browser's queue. */
  readonly isQueued: boolean;
  leads: boolean;
  end(): void;
}

export function createElection({ locks, lockName, onElected, onDeposed }: ElectionOptions): Election {
  let candidacy: Candidacy | undefined;

  function withdraw() {
    candidacy?.end();
    candidacy = undefined;
  }

  function run(mode: "queue" | "ifAvailable" | "steal") {
    withdraw();
    const waiting = new AbortController();
    const released = createDeferred<undefined>();
    const own: Candidacy = {
      isQueued: mode === "queue",
      leads: false,
      end() {
        waiting.abort();
        released.resolve(undefined);
      },
    };
    candidacy = own;

    function handleLock(lock: Lock | null): Promise<void> | undefined {
      if (candidacy !== own) return undefined;
      if (!lock) {
        candidacy = undefined;
        return undefined;
      }
      own.leads = true;
      onElected(mode === "steal");
      return released.promise;
    }

    locks
      .request(lockName, mode === "queue" ? { signal: waiting.signal } : { [mode]: true }, handleLock)
      // The request fails if it was withdrawn or the lock was stolen.
      .catch(() => {
        if (candidacy !== own) return;
        candidacy = undefined;
        if (own.leads) onDeposed();
      });
  }

  return {
    stand() {
      if (!candidacy?.isQueued && !candidacy?.leads) run("queue");
    },
    standIfFree() {
      if (!candidacy) run("ifAvailable");
    },
    seize() {
      if (!candidacy?.leads) run("steal");
    },
    withdraw,
  };
}

/** The election of a page without locks or channels, which is always its own leader. */
export function createSingleTabElection(onElected: () => void): Election {
  let leads = false;
  function lead() {
    if (leads) return;
    leads = true;
    onElected();
  }
  return {
    stand: lead,
    standIfFree: lead,
    seize: lead,
    withdraw() {
      leads = false;
    },
  };
}
