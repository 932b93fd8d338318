import { atom, type ReadableAtom } from "nanostores";
import * as v from "valibot";
import type { Clock, Log, ReportError } from "../platform";
import type { Connectivity } from "../platform/connectivity";
import { HttpFailure, isAborted } from "../platform/http";
import type { AccountCalls } from "./calls";
import { NotConfigured, NotLoggedIn, SessionEnded } from "./errors";
import type { SessionMachine } from "./session";

/** An amount in euros, and when it was read (milliseconds since 1970). */
export interface BalanceValue {
  readonly amount: number;
  readonly at: number;
}

/** `none` without a session; `stale` shows the last amount; `unknown` is a read that came to nothing. */
export type BalanceState =
  | { readonly status: "none" | "loading" | "unknown" | "offline" }
  | ({ readonly status: "ready" | "stale" } & BalanceValue);

export interface Balance {
  readonly $state: ReadableAtom<BalanceState>;
  /**
   * Reads the balance; all who ask while a call is on its way share it.
   * @throws NotLoggedIn, NotConfigured, HttpFailure, SessionEnded
   */
  read(): Promise<number>;
  /** While somebody watches, each new session reads its balance by itself. Gives a function that ends the watch. */
  watch(): () => void;
  dispose(): void;
}

const plainDecimal = /^[+-]?\d+(\.\d+)?$/;
const italianDecimal = /^[+-]?(\d+|\d{1,3}(\.\d{3})+),\d{1,2}$/;

/** An amount as services write it: a number, `1234.50`, or with a comma as in `1.234,50`. */
export function parseAmount(input: unknown): number | undefined {
  if (typeof input === "number") return Number.isFinite(input) ? input : undefined;
  if (typeof input !== "string" || input.length > 30) return undefined;
  const text = input.trim();
  if (plainDecimal.test(text)) return Number(text);
  if (italianDecimal.test(text)) return Number(text.replaceAll(".", "").replace(",", "."));
  return undefined;
}

const resultSchema = v.object({
  balance: v.pipe(v.unknown(), v.transform(parseAmount), v.number()),
});

export interface BalanceOptions {
  readonly calls: AccountCalls;
  readonly clock: Clock;
  readonly connectivity: Connectivity;
  readonly log: Log;
  readonly report: ReportError;
  readonly session: SessionMachine;
  /** A good answer lets the login last. */
  readonly renewLogin: () => void;
  /** Deletes the login cookies, clears the favourites and opens the login modal, in this order. */
  readonly expire: () => void;
}

export function createBalance(options: BalanceOptions): Balance {
  const { calls, clock, connectivity, log, report, session } = options;
  const $state = atom<BalanceState>({ status: "none" });
  let running: { readonly signal: AbortSignal; readonly amount: Promise<number> } | undefined;
  let last: BalanceValue | undefined;
  let watchers = 0;

  /** The last amount as an old one, or what is said where there is none. */
  const showLast = (otherwise: "loading" | "unknown" | "offline") => {
    $state.set(last ? { status: "stale", ...last } : { status: otherwise });
  };

  function fail(error: HttpFailure): void {
    options.expire();
    report("balance", error);
  }

  /** Rethrows, after the effects that the error catalogue says (specification section 8). */
  function settleFailure(error: unknown, signal: AbortSignal): never {
    if (signal.aborted) {
      log.info("the balance call was cancelled");
      throw new SessionEnded();
    }
    if (error instanceof HttpFailure && !isAborted(error)) fail(error);
    else if (error instanceof NotLoggedIn) session.look();
    else showLast("unknown");
    if (error instanceof NotConfigured) log.error(error.message);
    throw error;
  }

  async function ask(signal: AbortSignal): Promise<number> {
    if (!last) $state.set({ status: "loading" });
    try {
      const { balance } = await calls.send({
        method: "GET",
        paths: { legacy: "balance", stateless: "statelessBalance" },
        query: ({ channel, requestId, ipAddress, infoChannel }) => ({
          channel,
          requestId,
          ipAddress,
          infoChannel,
        }),
        schema: resultSchema,
        signal,
        onRetry: () => {
          if (!signal.aborted) showLast("loading");
        },
      });
      // Another tab may have logged out while the answer was on its way.
      session.look();
      if (signal.aborted) throw new SessionEnded();
      options.renewLogin();
      last = { amount: balance, at: clock.now() };
      $state.set({ status: "ready", ...last });
      return balance;
    } catch (error) {
      return settleFailure(error, signal);
    }
  }

  function read(): Promise<number> {
    session.look();
    if (session.$state.get().status !== "logged-in") return Promise.reject(new NotLoggedIn());
    const signal = session.signal();
    if (running?.signal === signal) return running.amount;
    if (connectivity.isOffline()) {
      showLast("offline");
      return Promise.reject(new HttpFailure("network"));
    }
    const amount = ask(signal).finally(() => {
      if (running?.signal === signal) running = undefined;
    });
    running = { signal, amount };
    return amount;
  }

  /** For the widgets: what goes wrong is in the state already. */
  const readQuietly = () => {
    read().catch(() => undefined);
  };

  const unsubscribe = session.$state.listen(({ status }) => {
    last = undefined;
    $state.set({ status: "none" });
    if (status === "logged-in" && watchers > 0) readQuietly();
  });

  const stopListening = connectivity.onChange(() => {
    const { status } = $state.get();
    if (connectivity.isOffline()) {
      if (status === "ready") showLast("offline");
    } else if (status === "offline" || status === "stale") readQuietly();
  });

  return {
    $state,
    read,
    watch() {
      watchers += 1;
      const isNew = $state.get().status === "none";
      if (isNew && session.$state.get().status === "logged-in") readQuietly();
      let watches = true;
      return () => {
        if (watches) watchers -= 1;
        watches = false;
      };
    },
    dispose() {
      unsubscribe();
      stopListening();
    },
  };
}
