import { atom, type ReadableAtom } from "nanostores";
import type { Log } from "../../utils/log";
import { CallFailure, type CallFailureKind } from "../errors";

/** What a member asks for. */
export type WriteAction = "join" | "leave" | "claim" | "decline";

/** What became of a write. */
export type WriteOutcome =
  /** The platform shows the wanted state. */
  | { readonly status: "done"; readonly at: number }
  /** The platform accepted the write, but did not show the wanted state yet. */
  | { readonly status: "accepted"; readonly at: number }
  /** Nothing was sent, or the platform refused: the member may try again. */
  | { readonly status: "failed"; readonly kind: CallFailureKind }
  /** The write was sent, and nobody knows whether it took effect: it must not be sent again unseen. */
  | { readonly status: "unknown"; readonly at: number };

export type WriteState = { readonly action: WriteAction } & (WriteOutcome | { readonly status: "pending" });

/** A write for one entity. */
export interface EntityWrite {
  readonly action: WriteAction;
  /** Sends the write. Called once. */
  send(): Promise<unknown>;
  /**
   * Reads the entity until the platform shows the wanted state, and gives up after a while.
   * @returns whether it shows it
   */
  confirm(): Promise<boolean>;
}

/** The writes of a member, by the id of the entity. */
export interface EntityWrites {
  /** The last write for each entity; entities without one are absent. */
  readonly $states: ReadableAtom<Readonly<Record<string, WriteState | undefined>>>;
  /**
   * Makes a write. A second write for the same entity is refused while the first one is pending, so that a double press
   * sends one write.
   *
   * @returns the outcome; undefined if another write for the entity is pending
   */
  run(id: string, write: EntityWrite): Promise<WriteOutcome | undefined>;
  /** Forgets all outcomes, for the next member. Writes that are pending are not told any more. */
  clear(): void;
}

/** Failures of a write that may have taken effect. A reply that cannot be read says neither yes nor no. */
const leavesOpen = (kind: CallFailureKind) => kind === "outcomeUnknown" || kind === "invalidReply";

/**
 * Creates the writes of a member. A write is never repeated: where its outcome is unknown, the entity is read instead
 * (reliability section 2).
 *
 * @param now milliseconds since 1970
 */
export function createEntityWrites(log: Log, now: () => number): EntityWrites {
  let states: Readonly<Record<string, WriteState | undefined>> = {};
  const $states = atom(states);
  let generation = 0;

  async function outcomeOf({ send, confirm }: EntityWrite): Promise<WriteOutcome> {
    try {
      await send();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (!leavesOpen(error.kind)) return { status: "failed", kind: error.kind };
      return { status: (await isConfirmed(confirm)) ? "done" : "unknown", at: now() };
    }
    return { status: (await isConfirmed(confirm)) ? "done" : "accepted", at: now() };
  }

  /** A failed read says nothing about the write. */
  async function isConfirmed(confirm: EntityWrite["confirm"]): Promise<boolean> {
    try {
      return await confirm();
    } catch (error) {
      log.info("the state after a write could not be read", error);
      return false;
    }
  }

  function set(id: string, state: WriteState | undefined) {
    states = { ...states, [id]: state };
    $states.set(states);
  }

  return {
    $states,
    async run(id, write) {
      if (states[id]?.status === "pending") return undefined;
      const { action } = write;
      const begun = generation;
      set(id, { action, status: "pending" });
      try {
        const outcome = await outcomeOf(write);
        if (begun === generation) set(id, { action, ...outcome });
        return outcome;
      } catch (error) {
        if (begun === generation) set(id, undefined);
        throw error;
      }
    },
    clear() {
      generation += 1;
      states = {};
      $states.set(states);
    },
  };
}

/** A reference of a write for the operator's support: entity and time in UTC. It names no player. */
export const writeReference = (id: string, at: number): string => `${id} ${new Date(at).toISOString()}`;
