import { atom, type ReadableAtom } from "nanostores";
import { openWaitingTab, type WaitingTab, type WaitingWords } from "../platform/new-tab";
import type { LiveCasinoEnvironment, Settings } from "./environment";
import type { Providers } from "./provider";
import type { TableId } from "./table";
import { urlOf } from "./urls";

/** Lets a second click open the table after the browser has blocked the tab of the first click. */
export interface Ticket {
  /** False once the ticket is used, its lifetime is over, or the player has logged out. */
  readonly $isGood: ReadableAtom<boolean>;
  /**
   * Opens the table. Must be called in the click event.
   * @returns false if the browser has blocked the tab again; the ticket then stays valid
   */
  open(): boolean;
}

/**
 * `prevented`: the page opens the table itself. `closed`: the player has closed the tab. `gone`: the player
 * has logged out. `ticket`: the browser has blocked the tab, and a ticket allows a second click.
 */
export type LaunchOutcome =
  | { readonly type: "opened" | "login" | "restricted" | "prevented" | "closed" | "gone" | "failed" }
  | { readonly type: "ticket"; readonly ticket: Ticket };

export interface LaunchRequest {
  /** The content of the new tab until the table opens. */
  readonly words: WaitingWords;
  /** Dispatches a request to the page. Returns false if the page opens the table itself. */
  confirm(): boolean;
}

/** Opens a table for the current player. Must be called in the click event. Never rejects. */
export type Launch = (table: TableId, request: LaunchRequest) => Promise<LaunchOutcome>;

/** Milliseconds after which the token of a ticket is deleted. */
const ticketLifetime = 60_000;

/** The table, its URL and the content of the waiting tab. */
interface Target {
  readonly table: TableId;
  readonly url: string;
  readonly words: WaitingWords;
}

export function createLaunch(
  { log, page, player, openTab = openWaitingTab }: LiveCasinoEnvironment,
  settings: Settings,
  providers: Providers,
): Launch {
  /** Sends the form from the tab. Returns false if the player has closed the tab. */
  function send(tab: WaitingTab, { url, table }: Target, token: string): boolean {
    const { fields } = settings();
    return tab.post(url, {
      [fields.token]: token,
      [fields.gameId]: table.gameId,
      ...(table.network !== undefined && { [fields.network]: table.network }),
    });
  }

  /** Keeps the ticket's token in a closure, so that only one click can use it. */
  function createTicket(target: Target, token: string, signal: AbortSignal): Ticket {
    const $isGood = atom(true);
    let heldToken: string | undefined = token;
    const timer = setTimeout(forget, ticketLifetime);
    signal.addEventListener("abort", forget);

    function forget() {
      heldToken = undefined;
      clearTimeout(timer);
      signal.removeEventListener("abort", forget);
      $isGood.set(false);
    }

    return {
      $isGood,
      open() {
        // A restriction may have come into force since the first click.
        if (heldToken !== undefined && player.isFree()) {
          const tab = openTab(target.words);
          if (!tab) return false;
          send(tab, target, heldToken);
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
      // Closes the tab only if no form was sent from it.
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
      // Checks the URL first: if it is not valid, the tab must not open and the call is unnecessary.
      const url = urlOf(settings(), table.provider, "launchUrl", page);
      return await launchFor({ table, url, words }, signal);
    } catch (error) {
      if (signal.aborted) return { type: "gone" };
      log.error("the table could not be opened", error);
      return { type: "failed" };
    }
  };
}
