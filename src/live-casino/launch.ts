import { atom, type ReadableAtom } from "nanostores";
import { allowsNewTab, postInNewTab } from "../platform/new-tab";
import type { LiveCasinoEnvironment, Settings, TabOpener } from "./environment";
import { addressOf } from "./addresses";
import type { Providers } from "./provider";
import type { TableId } from "./table";

/** A table that is ready to be opened by a click of its own, because the browser opens no tab without one. */
export interface Ticket {
  /** False once it was used, is too old, or its player has gone. */
  readonly $isGood: ReadableAtom<boolean>;
  /** To be called in the click itself. */
  open(): void;
}

/** `prevented`: the page opens the table itself. `ticket`: the browser wants another click. */
export type LaunchOutcome =
  | { readonly type: "opened" | "login" | "restricted" | "prevented" | "gone" | "failed" }
  | { readonly type: "ticket"; readonly ticket: Ticket };

export interface LaunchRequest {
  /** When the player clicked, by `performance.now()`. */
  readonly clickedAt: number;
  /** Asks the page whether it opens the table itself: false where it does. */
  confirm(): boolean;
}

/** Opens a table for the player who is there. Never rejects. */
export type Launch = (table: TableId, request: LaunchRequest) => Promise<LaunchOutcome>;

const browserTabs: TabOpener = { isAllowed: allowsNewTab, open: postInNewTab };

/** A token that waits for a click is forgotten after so many milliseconds. */
const ticketLife = 60_000;

export function createLaunch(
  { log, page, player, tabs = browserTabs }: LiveCasinoEnvironment,
  settings: Settings,
  providers: Providers,
): Launch {
  function send({ provider, gameId, network }: TableId, token: string) {
    const { fields } = settings();
    tabs.open(addressOf(settings(), provider, "launch", page), {
      [fields.token]: token,
      [fields.gameId]: gameId,
      ...(network !== undefined && { [fields.network]: network }),
    });
  }

  /** Keeps the token where nothing but its one click can reach it. */
  function createTicket(table: TableId, token: string, signal: AbortSignal): Ticket {
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
        const used = held;
        forget();
        // A restriction may have come into force while the ticket waited.
        if (used !== undefined && player.isFree()) send(table, used);
      },
    };
  }

  async function launchFor(table: TableId, clickedAt: number): Promise<LaunchOutcome> {
    const signal = player.owner.signal();
    // Before anything is asked for: without an address no token is of use.
    addressOf(settings(), table.provider, "launch", page);
    const token = await providers[table.provider].token();
    player.owner.look();
    if (signal.aborted) return { type: "gone" };
    if (!player.isFree()) return { type: "restricted" };
    if (!tabs.isAllowed(clickedAt)) return { type: "ticket", ticket: createTicket(table, token, signal) };
    send(table, token);
    return { type: "opened" };
  }

  return async (table, { clickedAt, confirm }) => {
    player.owner.look();
    if (!player.isFree()) return { type: "restricted" };
    if (!player.owner.isThere()) {
      player.requestLogin();
      return { type: "login" };
    }
    if (!confirm()) return { type: "prevented" };
    const signal = player.owner.signal();
    try {
      return await launchFor(table, clickedAt);
    } catch (error) {
      if (signal.aborted) return { type: "gone" };
      log.error("the table could not be opened", error);
      return { type: "failed" };
    }
  };
}
