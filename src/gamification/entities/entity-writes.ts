import { atom, type ReadableAtom } from "nanostores";
import type { Log } from "../../utils/log";
import { CallFailure, type CallFailureKind } from "../client/errors";

/** An action that a member requests. */
export type WriteAction = "join" | "leave" | "claim" | "decline" | "read" | "delete" | "play" | "donate";

/** Outcome of a write. */
export type WriteOutcome =
  /** The platform returns the requested state. */
  | { readonly status: "done"; readonly at: number }
  /** The platform accepted the write, but does not return the requested state yet. */
  | { readonly status: "accepted"; readonly at: number }
  /** The write was not sent, or the platform refused it. The member may try again. */
  | { readonly status: "failed"; readonly kind: CallFailureKind }
  /** The write was sent, but may not have taken effect. It must not be resent without a check. */
  | { readonly status: "unknown"; readonly at: number };

export type WriteState = { readonly action: WriteAction } & (WriteOutcome | { readonly status: "pending" });

/** A write for one entity, or for several entities of one type. */
export interface EntityWrite {
  readonly action: WriteAction;
  /**
   * Sends the write. Called once.
   * @param signal aborted when the time limit of the reply has passed, or when the outcomes are cleared
   */
  send(signal: AbortSignal): Promise<unknown>;
  /**
   * Reads the entity until the platform returns the requested state, for a limited time.
   * @param signal cancels the reads
   * @returns whether the platform returns the requested state
   */
  confirm(signal: AbortSignal): Promise<boolean>;
}

/** The writes of a member, by the id of the entity. */
export interface EntityWrites {
  /** The last write for each entity; entities without a write are absent. */
  readonly $states: ReadableAtom<Readonly<Record<string, WriteState | undefined>>>;
  /**
   * Sends a write. A second write for the same entity is refused while the first one is pending, so that a
   * double press sends only one.
   *
   * @param id the id of the entity, or the ids of all entities that this write changes
   * @returns the outcome; undefined if another write for one of the entities is pending
   */
  run(id: string | readonly string[], write: EntityWrite): Promise<WriteOutcome | undefined>;
  /** Forgets all outcomes, for the next member. Outcomes of pending writes are no longer reported. */
  clear(): void;
}

/**
 * Maximum wait for a reply, milliseconds. The broker may have lost the write although its connection stays
 * open, so a read of the entity is more reliable than a longer wait.
 */
const replyLimit = 10_000;

/**
 * Time limit of the reads that confirm a write, milliseconds: enough for all reads of `readUntil`, or for one
 * reconnect.
 */
const confirmLimit = 20_000;

/**
 * Whether a write with this failure may have taken effect. An unreadable reply proves neither success nor
 * failure.
 */
const leavesOpen = (kind: CallFailureKind) => kind === "outcomeUnknown" || kind === "invalidReply";

/**
 * Creates the writes of a member. A write is never repeated: if its outcome is unknown, the entity is read instead
 * (reliability section 2). No write is pending for longer than 30 s.
 *
 * @param now milliseconds since 1970
 */
export function createEntityWrites(log: Log, now: () => number): EntityWrites {
  let states: Readonly<Record<string, WriteState | undefined>> = {};
  const $states = atom(states);
  /** Aborted when the outcomes are forgotten. */
  let session = new AbortController();

  async function outcomeOf(
    { send, confirm }: EntityWrite,
    { signal }: AbortController,
  ): Promise<WriteOutcome> {
    try {
      await within(replyLimit, signal, send);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (!leavesOpen(error.kind)) return { status: "failed", kind: error.kind };
      return { status: (await isConfirmed(confirm, signal)) ? "done" : "unknown", at: now() };
    }
    return { status: (await isConfirmed(confirm, signal)) ? "done" : "accepted", at: now() };
  }

  /** A failed read proves nothing about the write. */
  async function isConfirmed(confirm: EntityWrite["confirm"], signal: AbortSignal): Promise<boolean> {
    try {
      return await within(confirmLimit, signal, confirm);
    } catch (error) {
      log.info("the state after a write could not be read", error);
      return false;
    }
  }

  function set(ids: readonly string[], state: WriteState | undefined) {
    states = { ...states, ...Object.fromEntries(ids.map((id) => [id, state])) };
    $states.set(states);
  }

  return {
    $states,
    async run(id, write) {
      const ids = typeof id === "string" ? [id] : id;
      if (ids.some((each) => states[each]?.status === "pending")) return undefined;
      const { action } = write;
      const begun = session;
      set(ids, { action, status: "pending" });
      try {
        const outcome = await outcomeOf(write, begun);
        if (begun === session) set(ids, { action, ...outcome });
        return outcome;
      } catch (error) {
        if (begun === session) set(ids, undefined);
        throw error;
      }
    },
    clear() {
      session.abort();
      session = new AbortController();
      states = {};
      $states.set(states);
    },
  };
}

/**
 * Runs one part of a write. The signal of the part is aborted when the time limit has passed, or together
 * with `session`.
 */
async function within<Result>(
  limit: number,
  session: AbortSignal,
  part: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const end = () => {
    controller.abort();
  };
  const timer = setTimeout(end, limit);
  if (session.aborted) end();
  session.addEventListener("abort", end);
  try {
    return await part(controller.signal);
  } finally {
    clearTimeout(timer);
    session.removeEventListener("abort", end);
  }
}

/**
 * Reference of a write for the operator's support: the entity and the time in UTC. It does not name a player.
 */
export const writeReference = (id: string, at: number): string => `${id} ${new Date(at).toISOString()}`;
