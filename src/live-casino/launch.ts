import { atom, type ReadableAtom } from "nanostores";
import { openWaitingTab, type WaitingTab, type WaitingWords } from "../platform/new-tab";
import { addressOf } from "./addresses";
import type { LiveCasinoEnvironment, Settings } from "./environment";
import type { Providers } from "./provider";
import type { TableId } from "./table";

/** A table that is ready to be opened by a click of its own, because the browser has refused the tab of the first one. */
export interface Ticket {
  /** False once it was used, is too old, or its player has gone. */
  readonly $isGood: ReadableAtom<boolean>;
  /** To be called in the click itself. False where the browser has refused the tab again: the ticket stays good. */
  open(): boolean;
}

/** `prevented`: the page opens the table itself. `closed`: the player has closed the tab. `ticket`: see there. */
export type LaunchOutcome =
  | { readonly type: "opened" | "login" | "restricted" | "prevented" | "closed" | "gone" | "failed" }
  | { readonly type: "ticket"; readonly ticket: Ticket };

export interface LaunchRequest {
  /** What the new tab says while it waits for the table. */
  readonly words: WaitingWords;
  /** Asks the page whether it opens the table itself: false where it does. */
  confirm(): boolean;
}

/** Opens a table for the player who is there, to be called in the click itself. Never rejects. */
export type Launch = (table: TableId, request: LaunchRequest) => Promise<LaunchOutcome>;

/** A token that waits for a click is forgotten after so many milliseconds. */
const ticketLife = 60_000;

/** What is opened, where, and what the tab says before. */
interface Target {
  readonly table: TableId;
  readonly address: string;
  readonly words: WaitingWords;
}

export function createLaunch(
  { log, page, player, openTab = openWaitingTab }: LiveCasinoEnvironment,
  settings: Settings,
  providers: Providers,
): Launch {
  /** False where the player has closed the tab. */
  function send(tab: WaitingTab, { address, table }: Target, token: string): boolean {
    const { fields } = settings();
    return tab.post(address, {
      [fields.token]: token,
      [fields.gameId]: table.gameId,
      ...(table.network !== undefined && { [fields.network]: table.network }),
    });
  }

  /** Keeps the token where nothing but its one click can reach it. */
  function createTicket(target: Target, token: string, signal: AbortSignal): Ticket {
    const $isGood = atom(true);
    let held: string | undefined = token;
    const forget = () => {
      held = undefined;
      clearTimeout(timer);
      signal.removeEventListener("abort", forget);
      $isGood.set(false);
    };
    const timer = setTimeout(forget, ticketLife);
    signal.addEventListener("abort", forget);
    return {
      $isGood,
      open() {
        // A restriction may have come into force while the ticket waited.
        if (held !== undefined && player.isFree()) {
          const tab = openTab(target.words);
          if (!tab) return false;
          send(tab, target, held);
        }
        forget();
        return true;
      },
    };
  }

  async function launchFor(target: Target, signal: AbortSignal): Promise<LaunchOutcome> {
    const tab = openTab(target.words);
    try {
      const token = await providers[target.table.provider].token();
      player.owner.sync();
      if (signal.aborted) return { type: "gone" };
      if (!player.isFree()) return { type: "restricted" };
      if (!tab) return { type: "ticket", ticket: createTicket(target, token, signal) };
      return { type: send(tab, target, token) ? "opened" : "closed" };
    } finally {
      // A tab from which nothing was sent is of no use.
      tab?.close();
    }
  }

  return async (table, { words, confirm }) => {
    player.owner.sync();
    if (!player.isFree()) return { type: "restricted" };
    if (!player.owner.isPresent()) {
      player.requestLogin();
      return { type: "login" };
    }
    if (!confirm()) return { type: "prevented" };
    const signal = player.owner.signal();
    try {
      // Before anything is opened or asked for: without an address neither is of use.
      const address = addressOf(settings(), table.provider, "launch", page);
      return await launchFor({ table, address, words }, signal);
    } catch (error) {
      if (signal.aborted) return { type: "gone" };
      log.error("the table could not be opened", error);
      return { type: "failed" };
    }
  };
}
