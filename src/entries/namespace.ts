import type { Account } from "../account";
import type { ConfigInput } from "../platform";
import type { Runtime } from "./bootstrap";

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
  };
  discover(root: ParentNode & Node): void;
  load(tag: string): Promise<void>;
  /** Runs a function with the namespace, at once. */
  push(command: Command): void;
  readonly q: { push(...commands: Command[]): void };
}

/**
 * Completes the object that pages already know as `window.Vetrina`, so that a reference that a page kept stays good.
 * `session` and `account` load the network at first use.
 */
export function completeNamespace(
  stub: object,
  { services, discovery }: Runtime,
  version: string,
  ready: Promise<Namespace>,
): Namespace {
  const run = (command: unknown) => {
    if (typeof command !== "function") {
      services.log.error("the queue takes functions only");
      return;
    }
    try {
      (command as Command)(namespace);
    } catch (error) {
      services.log.error("a queued command failed", error);
    }
  };
  const account = services.account.load;
  const namespace: Namespace = Object.assign(stub, {
    version,
    ready,
    configure: (part) => services.config.configure(part),
    session: {
      current: async () => (await account()).session.current(),
      requestLogin: async () => (await account()).session.requestLogin("page"),
      logout: async () => (await account()).session.logout(),
    },
    account: {
      balance: async () => (await account()).balance.read(),
      ipAddress: async () => (await account()).ipAddress(),
    },
    discover: (root) => discovery.discover(root),
    load: (tag) => discovery.load(tag),
    push: run,
    q: { push: (...commands) => commands.forEach(run) },
  } satisfies Namespace);
  return namespace;
}
