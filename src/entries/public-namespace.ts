import type { Account, SessionStatus } from "../account";
import type { ConfigInput } from "../config";
import type { CallByName } from "../gamification/call-names";
import type { HttpClient, HttpClientOptions } from "../http-client";
import type { TourState } from "../tour/state";
import type { TourOptions, TourStepInput } from "../tour/step";
import type { Readable } from "../utils/readable";
import type { PageGamification } from "./page-gamification";

export type Command = (vetrina: Namespace) => unknown;

/** `window.Vetrina`: the functions that pages can call. */
export interface Namespace {
  readonly version: string;
  /** Resolves with the namespace after the first search for widgets. */
  readonly ready: Promise<Namespace>;
  /** Merges a part of a configuration into the current one. Can be called at any time. */
  configure(part: ConfigInput): void;
  readonly session: {
    /** Whether a player is logged in, and in which mode. */
    current(): Promise<ReturnType<Account["session"]["current"]>>;
    /**
     * Calls the listener with the current status as soon as the account has loaded, then after each login and
     * logout in this tab or another. If the account cannot be loaded, retries when the network is restored. The status contains neither a token nor personal data. An error in a
     * listener is logged.
     *
     * @returns a function that removes the listener
     */
    subscribe(listener: (status: SessionStatus) => void): () => void;
    /** Opens the login modal. If the page has no login modal, goes to the configured login page. */
    requestLogin(): Promise<void>;
    logout(): Promise<void>;
  };
  readonly account: {
    /** The balance in euros. */
    balance(): Promise<number>;
    /** The visitor's IP address as the site sees it; empty if unknown. */
    ipAddress(): Promise<string>;
    /** The token for the operator's chat. */
    registry(): Promise<{ readonly vivochaJwt: string }>;
    /** Enables a product for the player. */
    enableProduct(productId: string): Promise<boolean>;
    /** Whether a token is valid. @default the player's own token */
    verifyToken(token?: string): Promise<boolean>;
    /** Whether the player's token is valid, according to `check-token`, the call of the stateless mode. */
    checkToken(): Promise<boolean>;
    /**
     * Exchanges a token of the mobile app for a token of the account area, by the call `jwt-token`. No player
     * needs to be logged in.
     *
     * @throws TypeError if the token is not a string, or is empty (nothing was sent)
     */
    ssoToken(token: string): Promise<string>;
    /** The site's flag `registeredInCompLab` in localStorage. */
    isRegisteredInCompLab(): Promise<boolean>;
  };
  readonly http: {
    /**
     * Creates a client for another HTTP interface of the operator (specification section 7.2). It logs as the library
     * does.
     *
     * @throws TypeError that names the invalid option; `url` must be absolute and use https (http is allowed
     *   for localhost), without credentials
     */
    client(options: HttpClientOptions): Promise<HttpClient>;
  };
  readonly gamification: {
    /** The gamification platform for the current visitor; it connects at its first use. */
    client(): Promise<PageGamification>;
    /** Makes one of the platform's calls, by name: the `call` of the client. */
    readonly call: CallByName;
  };
  /** The guided tour. `getState()` and `subscribe(listener)` provide its state. */
  readonly tour: Readable<TourState> & {
    /**
     * Starts a guided tour: the given steps, or the tour with the given name from the configuration or from
     * an element of the page, even in an open shadow root. An element without a name can be started by the
     * path of its page. Elements of other pages are not found. A running tour is stopped. The console lists
     * the steps and fields that are omitted.
     *
     * @returns false if a dialog is open, if no step could be shown, or if the tour was stopped earlier, for
     * example by another tour
     * @throws TypeError if the list is empty, or if a step or an option is not valid, such as a `waitForMs`
     * that is not a whole number from 0 to 60000
     */
    start(steps: readonly TourStepInput[] | string, options?: TourOptions): Promise<boolean>;
    /** Ends the tour without confirmation, even if its code or first step is still loading. */
    stop(): void;
    /** Shows the next step, or ends the tour after the last one. */
    next(): void;
  };
  discover(root: ParentNode & Node): void;
  load(tag: string): Promise<void>;
  /**
   * Opens the inspector for authors, or moves the focus to it. If the configuration key `inspector` is false,
   * it only logs that the inspector is disabled.
   */
  inspect(): Promise<void>;
  /** Calls the function at once, with the namespace as its argument. */
  push(command: Command): void;
  readonly q: { push(...commands: Command[]): void };
}
