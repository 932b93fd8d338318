import type { Account } from "../account";
import type { CallByName } from "../gamification/by-name";
import type { ConfigInput } from "../config";
import type { GamificationService } from "../services/gamification";

export type Command = (vetrina: Namespace) => unknown;

/** `window.Vetrina`: what pages may call. */
export interface Namespace {
  readonly version: string;
  /** Resolves with the namespace once widgets are being looked for. */
  readonly ready: Promise<Namespace>;
  /** Changes the configuration; before or after loading. */
  configure(part: ConfigInput): void;
  readonly session: {
    /** Whether a player is logged in, and in which mode. */
    current(): Promise<ReturnType<Account["session"]["current"]>>;
    /** Opens the login modal, or follows the configured login page where there is none. */
    requestLogin(): Promise<void>;
    logout(): Promise<void>;
  };
  readonly account: {
    /** The balance in euros. */
    balance(): Promise<number>;
    /** The visitor's address as the site sees it; empty where it is not known. */
    ipAddress(): Promise<string>;
    /** The token of the chat with the operator. */
    registry(): Promise<{ readonly vivochaJwt: string }>;
    /** Lets the player use a product. */
    enableProduct(productId: string): Promise<boolean>;
    /** Whether a token, the player's own unless given, is good. */
    verifyToken(token?: string): Promise<boolean>;
  };
  readonly gamification: {
    /** The gamification platform for whoever is there; connected at its first use. */
    client(): Promise<GamificationService>;
    /** Makes one of its calls by name. */
    readonly call: CallByName;
  };
  discover(root: ParentNode & Node): void;
  load(tag: string): Promise<void>;
  /** Runs a function with the namespace, at once. */
  push(command: Command): void;
  readonly q: { push(...commands: Command[]): void };
}
