import { atom, type ReadableAtom, type WritableAtom } from "nanostores";
import type { LockManagerLike } from "../../platform/locks";
import type { CallFailureKind } from "../client/errors";
import type { Award } from "../protocol/awards";
import type { KeptPlay, KeptPlays } from "./kept-plays";
import type { PlayOutcome } from "./outcome";

/** Data of the platform, read after the reply to a play was lost. */
export interface PlayCheck {
  /** Awards of this instant win that were issued since the play. */
  readonly awards: readonly Award[];
  /** The number of plays left now. */
  readonly left: number | undefined;
}

/** Whether the play was certainly made: an award proves it. Nothing can prove that a play was not made. */
export const isMade = ({ awards }: PlayCheck): boolean => awards.length > 0;

/** Outcome of a play that was sent once. */
export type PlayReport =
  | { readonly status: "result"; readonly outcome: PlayOutcome }
  /** The member did not play: the play was not sent, or the platform refused it. */
  | { readonly status: "failed"; readonly kind: CallFailureKind }
  /** The reply was lost, and plays and awards were read. */
  | { readonly status: "checked"; readonly check: PlayCheck }
  /** The reply was lost, and plays and awards could not be read. */
  | { readonly status: "unchecked" };

/** State of an instant win between one press and the next. */
export type PlayState =
  /** The member's stored plays are not known yet. */
  | { readonly phase: "opening" }
  | { readonly phase: "ready" }
  /** This tab or another tab has sent the play, and no result has arrived yet. */
  | { readonly phase: "waiting" }
  /** The reply was lost. Plays and awards are being read. */
  | { readonly phase: "checking" }
  | {
      readonly phase: "revealing" | "result";
      readonly outcome: PlayOutcome;
      /** When the play was sent, milliseconds since 1970. */
      readonly at: number;
    }
  | ({ readonly phase: "checked" } & PlayCheck)
  | { readonly phase: "unchecked" }
  | { readonly phase: "failed"; readonly kind: CallFailureKind };

/** A member's plays of the instant wins on a page. */
export interface InstantWinPlays {
  state(id: string): ReadableAtom<PlayState>;
  /** Plays once, unless a play of this instant win is in progress in any tab. Never rejects. */
  play(id: string): Promise<void>;
  /** Ends the reveal and shows the result. */
  reveal(id: string): void;
  /** Reads plays and awards again for a play whose reply was lost. */
  check(id: string): Promise<void>;
  /** Checks every play whose reply was lost. Call it when the connection is restored. */
  checkAll(): void;
  /** Forgets a result that the member has seen. */
  acknowledge(id: string): void;
  /** Sets the current member's plays; undefined while the member is unknown. */
  setKept(kept: KeptPlays | undefined): void;
  /** Reads the plays that other tabs have stored. */
  sync(): void;
}

export interface InstantWinPlaysEnvironment {
  /**
   * The browser's lock manager; undefined if the browser has none. Without locks, or if the browser denies
   * them, simultaneous presses in two tabs may play twice.
   */
  readonly locks: LockManagerLike | undefined;
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Sends a play, once.
   * @param onLost called when the reply is lost, before plays and awards are read
   */
  send(play: KeptPlay, onLost: () => void): Promise<PlayReport>;
  /**
   * Reads plays and awards after a play.
   * @throws if the platform cannot be read
   */
  check(play: KeptPlay): Promise<PlayCheck>;
}

const idle: ReadonlySet<PlayState["phase"]> = new Set(["opening", "ready", "failed"]);
const underWay: ReadonlySet<PlayState["phase"]> = new Set(["waiting", "checking"]);

/**
 * Creates the plays of a page. A play is stored before it is sent, and stays stored until its result is
 * acknowledged, so that nothing is lost by a crash, a reload or a closed tab. It is never sent a second time:
 * if its reply is lost, the platform's plays and awards are read (reliability section 2).
 */
export function createInstantWinPlays({
  locks,
  now,
  send,
  check,
}: InstantWinPlaysEnvironment): InstantWinPlays {
  const states = new Map<string, WritableAtom<PlayState>>();
  let current: KeptPlays | undefined;

  function stateOf(id: string): WritableAtom<PlayState> {
    const known = states.get(id);
    if (known) return known;
    const created = atom<PlayState>({ phase: "opening" });
    states.set(id, created);
    showStored(id);
    return created;
  }

  /** Sets a state, unless the member has changed since. */
  function set(kept: KeptPlays, id: string, state: PlayState) {
    if (kept === current) stateOf(id).set(state);
  }

  /**
   * Runs work under the lock of an instant win.
   * @param work receives false if another tab holds the lock
   */
  async function alone(
    kept: KeptPlays,
    id: string,
    wait: boolean,
    work: (isAlone: boolean) => Promise<void>,
  ) {
    if (!locks) return work(true);
    const name = `vetrina-play-${kept.owner}-${id}`;
    let running: Promise<void> | undefined;
    try {
      await locks.request(name, { ifAvailable: !wait }, (lock) => (running = work(lock !== null)));
    } catch {
      // The browser denies locks to this page, or the work has failed.
    }
    await (running ?? work(true));
  }

  /** Shows the stored play of an instant win. Used while this tab is not playing it. */
  function showStored(id: string) {
    const kept = current;
    const $state = stateOf(id);
    const { phase } = $state.get();
    if (!kept) return $state.set({ phase: "opening" });
    if (underWay.has(phase)) return;
    const play = kept.read(id);
    if (!play) return phase === "failed" ? undefined : $state.set({ phase: "ready" });
    if (play.outcome)
      return idle.has(phase)
        ? $state.set({ phase: "result", outcome: play.outcome, at: play.at })
        : undefined;
    if (idle.has(phase)) void recover(kept, id);
  }

  /** Waits until no other tab is playing, then shows the result or reads plays and awards. */
  async function recover(kept: KeptPlays, id: string) {
    set(kept, id, { phase: "waiting" });
    await alone(kept, id, true, async () => {
      const play = kept.read(id);
      if (!play) set(kept, id, { phase: "ready" });
      else if (play.outcome) set(kept, id, { phase: "result", outcome: play.outcome, at: play.at });
      else await checkPlay(kept, play);
    });
  }

  async function checkPlay(kept: KeptPlays, play: KeptPlay) {
    set(kept, play.id, { phase: "checking" });
    try {
      set(kept, play.id, { phase: "checked", ...(await check(play)) });
    } catch {
      // In the phase `unchecked`, the member may check again.
      set(kept, play.id, { phase: "unchecked" });
    }
  }

  async function playOnce(kept: KeptPlays, play: KeptPlay) {
    const { id } = play;
    kept.write(play);
    const report = await send(play, () => set(kept, id, { phase: "checking" }));
    switch (report.status) {
      case "result":
        kept.write({ ...play, outcome: report.outcome });
        return set(kept, id, { phase: "revealing", outcome: report.outcome, at: play.at });
      case "failed":
        kept.remove(id);
        return set(kept, id, { phase: "failed", kind: report.kind });
      case "checked":
        return set(kept, id, { phase: "checked", ...report.check });
      case "unchecked":
        return set(kept, id, { phase: "unchecked" });
    }
  }

  async function checkAgain(id: string) {
    if (current && stateOf(id).get().phase === "unchecked") await recover(current, id);
  }

  return {
    state: stateOf,
    async play(id) {
      const kept = current;
      const { phase } = stateOf(id).get();
      if (!kept || (phase !== "ready" && phase !== "failed")) return;
      // The phase is set synchronously, so that a double press plays only once.
      set(kept, id, { phase: "waiting" });
      let isElsewhere = false;
      await alone(kept, id, false, async (isAlone) => {
        isElsewhere = !isAlone || kept.read(id) !== undefined;
        if (!isElsewhere) await playOnce(kept, { id, at: now() });
      });
      if (isElsewhere) await recover(kept, id);
    },
    reveal(id) {
      const state = stateOf(id).get();
      if (state.phase === "revealing") stateOf(id).set({ ...state, phase: "result" });
    },
    check: checkAgain,
    checkAll() {
      for (const id of states.keys()) void checkAgain(id);
    },
    acknowledge(id) {
      const { phase } = stateOf(id).get();
      if (!current || (phase !== "result" && phase !== "checked")) return;
      current.remove(id);
      stateOf(id).set({ phase: "ready" });
    },
    setKept(kept) {
      // Several elements of a page may set the plays of the same member.
      if (kept?.owner === current?.owner) return;
      current = kept;
      for (const [id, $state] of states) {
        $state.set({ phase: "opening" });
        showStored(id);
      }
    },
    sync() {
      for (const id of states.keys()) showStored(id);
    },
  };
}
