import type { LockManagerLike } from "../../platform/locks";

/** A tab's part in choosing the leader, who holds the lock of the room. */
export interface Election {
  /** Wants the lead as soon as nobody has it, after those who wanted it before; harmless where it stands or leads. */
  stand(): void;
  /** Takes the lead if nobody has it now. */
  standIfFree(): void;
  /** Takes the lead from a leader that does not answer. */
  seize(): void;
  /** Wants the lead no more, and gives it up. */
  withdraw(): void;
}

export interface ElectionOptions {
  readonly locks: LockManagerLike;
  /** The lock's name. */
  readonly room: string;
  /** @param isSeized true where the leader before may still believe that it leads */
  readonly onElected: (isSeized: boolean) => void;
  /** Another tab has seized the lead. */
  readonly onDeposed: () => void;
}

/** One request for the lock, from its beginning to its end. */
interface Candidacy {
  /** Patient ones wait in the browser's queue. */
  readonly isPatient: boolean;
  leads: boolean;
  end(): void;
}

export function createElection({ locks, room, onElected, onDeposed }: ElectionOptions): Election {
  let candidacy: Candidacy | undefined;

  function withdraw() {
    candidacy?.end();
    candidacy = undefined;
  }

  function run(how: "patient" | "ifAvailable" | "steal") {
    withdraw();
    const waiting = new AbortController();
    let resign: () => void = () => undefined;
    const own: Candidacy = {
      isPatient: how === "patient",
      leads: false,
      end() {
        waiting.abort();
        resign();
      },
    };
    candidacy = own;

    function hold(lock: Lock | null): Promise<void> | undefined {
      if (candidacy !== own) return undefined;
      if (!lock) {
        candidacy = undefined;
        return undefined;
      }
      const term = new Promise<void>((resolve) => {
        resign = resolve;
      });
      own.leads = true;
      onElected(how === "steal");
      return term;
    }

    locks
      .request(room, how === "patient" ? { signal: waiting.signal } : { [how]: true }, hold)
      // Withdrawn, or the lock was stolen.
      .catch(() => {
        if (candidacy !== own) return;
        candidacy = undefined;
        if (own.leads) onDeposed();
      });
  }

  return {
    stand() {
      if (!candidacy?.isPatient && !candidacy?.leads) run("patient");
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

/** Where a page has no locks, or no way to speak to other tabs, it is its own leader. */
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
