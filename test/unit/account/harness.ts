import { onTestFinished } from "vitest";
import { type Account, type AccountEnvironment, createAccount } from "../../../src/account";
import { createConfigStore, type ConfigStore } from "../../../src/config";
import { createLocks } from "../../../src/platform/locks";
import type { Page } from "../../../src/platform/page";
import { createItemStore, type ItemStore } from "../../../src/platform/storage";
import { createClock } from "../../../src/time/clock";
import { createLog, type LogLevel } from "../../../src/utils/log";
// Chunks that otherwise load on first use. They are imported here, because a fake clock does not wait until a
// slow machine has loaded a chunk.
import "../../../src/account/account";
import "../../../src/account/area";
import "../../../src/account/area/game-calls";
import "../../../src/account/area/login";
import "../../../src/account/area/open-bets";
import "../../../src/account/area/site-calls";
import "../../../src/account/area/write-nickname";
import "../../../src/account/bot-check";
import { memoryJar, type MemoryJar } from "./jar";
import { createMemoryLocks } from "./locks";

export interface Sent {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal;
  readonly request: Request;
}

export type Responder = (sent: Sent) => Response | Promise<Response>;

export const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(typeof body === "string" ? body : JSON.stringify(body), { status, headers });

export const granted = (result: unknown) => answer({ statusCode: 200, result });

export const refused = (status: number, code = "X") =>
  answer({ statusCode: status, errors: [{ message: "no", code, status }] }, status);

/** A service that never responds. Its requests can be cancelled. */
export const silence: Responder = ({ signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => {
      reject(new DOMException("aborted", "AbortError"));
    });
  });

export function memoryItems(): ItemStore & { readonly items: Map<string, string> } {
  const items = new Map<string, string>();
  const store = createItemStore(() => ({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }));
  return { ...store, items };
}

export const paths = {
  ip: "getIpAddress.json",
  login: "/api/authentication-ms/ms/auth/login",
  balance: "/api/movimenti-conto-ms/ms/account/movements/getBalance",
  statelessLogin: "/s/login",
  statelessBalance: "/s/balance",
} as const;

export const stateless = {
  account: { paths: { checkToken: "/s/check", statelessLogin: "/s/login", statelessBalance: "/s/balance" } },
};

export interface HarnessOptions {
  readonly configuration?: Readonly<Record<string, unknown>>;
  readonly url?: string;
  readonly jar?: MemoryJar;
  readonly environment?: Partial<AccountEnvironment>;
  /** Whether the page has a `vetrina-login-modal`. */
  readonly hasModal?: () => boolean;
  readonly isEdited?: boolean;
  /** Responses by a part of the URL. The call for the IP address has a default response. */
  readonly responders?: Readonly<Record<string, Responder>>;
  /** Level of the log. @default "debug" */
  readonly logLevel?: LogLevel;
  /** True if the page cancels login requests. */
  readonly cancelsRequests?: boolean;
  /** Replaces the simulated network. */
  readonly fetch?: typeof fetch;
}

/** An effect of a call. The error catalogue specifies the order of the effects. */
export type Step = string;

export interface Harness {
  readonly account: Account;
  readonly config: ConfigStore;
  readonly jar: MemoryJar;
  readonly localItems: ReturnType<typeof memoryItems>;
  readonly sessionItems: ReturnType<typeof memoryItems>;
  readonly sent: Sent[];
  readonly steps: Step[];
  readonly reports: { readonly code: string; readonly error: Error }[];
  readonly lines: string[];
  readonly responders: Record<string, Responder>;
  readonly url: () => string;
  setOffline(isOffline: boolean): void;
  /** Hides the page. */
  hide(): void;
  /** Makes the page visible. */
  comeBack(): void;
  sentTo(path: string): Sent[];
}

/** Starts an account on a simulated page. */
export function startAccount(options: HarnessOptions = {}): Harness {
  const steps: Step[] = [];
  const lines: string[] = [];
  const reports: Harness["reports"] = [];
  const sent: Sent[] = [];
  const jar = options.jar ?? memoryJar();
  const localItems = memoryItems();
  const sessionItems = memoryItems();
  const responders: Record<string, Responder> = {
    [paths.ip]: () => answer({ clientIpAddress: "203.0.113.7, 10.0.0.1" }),
    ...options.responders,
  };
  const print = (line: string, ...details: unknown[]) =>
    void lines.push([line, ...details].map(String).join(" "));
  const log = createLog(() => options.logLevel ?? "debug", {
    debug: print,
    info: print,
    warn: print,
    error: print,
  });
  const config = createConfigStore(options.configuration, log);
  const clock = createClock({ wallNow: () => Date.now(), monotonicNow: () => performance.now() });
  let url = options.url ?? "https://www.vetrina.test/conto.html";
  let isOffline = false;
  let isHidden = false;
  const connectivityListeners = new Set<() => void>();
  const returnListeners = new Set<() => void>();
  const leaveListeners = new Set<() => void>();

  const page: Page = {
    url: () => new URL(url),
    pushUrl: () => undefined,
    onUrlChange: () => () => undefined,
    replaceUrl: (next) => {
      url = new URL(next, url).href;
      steps.push(`url ${next}`);
    },
    navigate: (next) => void steps.push(`navigate ${next}`),
    send: (name, detail) => {
      steps.push(`event ${name} ${JSON.stringify(detail)}`);
      return !options.cancelsRequests;
    },
    first: () => ((options.hasModal?.() ?? true) ? ({} as Element) : undefined),
    isEdited: () => options.isEdited ?? false,
    userAgent: "Test/1.0",
  };

  const fakeFetch: typeof fetch = async (input, init) => {
    const request = new Request(input as Request, init);
    const text = await request.clone().text();
    const entry: Sent = {
      method: request.method,
      url: new URL(request.url),
      headers: request.headers,
      body: text === "" ? undefined : (JSON.parse(text) as unknown),
      signal: request.signal,
      request,
    };
    sent.push(entry);
    const responder = Object.entries(responders).find(([part]) => request.url.includes(part))?.[1];
    return responder ? responder(entry) : refused(404);
  };

  const account = createAccount({
    config,
    log,
    clock,
    page,
    report: (code, error) => {
      reports.push({ code, error });
      steps.push(`report ${code}`);
    },
    fetch: options.fetch ?? fakeFetch,
    cookieJar: {
      read: () => jar.read(),
      write(assignment) {
        if (/^JWT=;/.test(assignment)) steps.push("cookies deleted");
        jar.write(assignment);
      },
    },
    localItems: {
      ...localItems,
      remove: (key) => {
        steps.push(`removed ${key}`);
        localItems.remove(key);
      },
    },
    sessionItems,
    openChannel: () => undefined,
    connectivity: {
      isOffline: () => isOffline,
      onChange: (listener) => {
        connectivityListeners.add(listener);
        return () => connectivityListeners.delete(listener);
      },
    },
    pageVisibility: {
      isHidden: () => isHidden,
      onVisible: (listener) => {
        returnListeners.add(listener);
        return () => returnListeners.delete(listener);
      },
      onHidden: (listener) => {
        leaveListeners.add(listener);
        return () => leaveListeners.delete(listener);
      },
    },
    locks: createLocks(createMemoryLocks()),
    documentParsed: Promise.resolve(),
    ...options.environment,
  });
  account.session.$loginRequest.listen((request) => {
    if (request) steps.push(`modal ${request.reason}`);
  });
  onTestFinished(() => {
    account.dispose();
  });
  return {
    account,
    config,
    jar,
    localItems,
    sessionItems,
    sent,
    steps,
    reports,
    lines,
    responders,
    url: () => url,
    setOffline(next) {
      isOffline = next;
      for (const listener of connectivityListeners) listener();
    },
    hide() {
      isHidden = true;
      for (const listener of leaveListeners) listener();
    },
    comeBack() {
      isHidden = false;
      for (const listener of returnListeners) listener();
    },
    sentTo: (path) => sent.filter(({ url }) => url.href.includes(path)),
  };
}

export const credentials = { userName: "giulia", password: "vetrina" };
export const noBotCheck = () => Promise.resolve("");

/** A cookie jar with a logged-in player. */
export function loggedInJar(jar = memoryJar()): MemoryJar {
  for (const name of ["JWT", "JWT_ar"]) jar.write(`${name}=eyJtoken.one; Path=/; Max-Age=1200`);
  for (const name of ["login", "login_fr", "login_ar"]) jar.write(`${name}=true; Path=/; Max-Age=1200`);
  jar.write(`userInfo=${encodeURIComponent('{"name":"Giulia","siteNicknames":[]}')}; Path=/; Max-Age=1200`);
  jar.write(`AUTH_SESSION=${encodeURIComponent('{"sessionId":"s-1"}')}; Path=/; Max-Age=3600`);
  jar.written.length = 0;
  return jar;
}

export const loginAnswer = { jwt: "eyJnew.token", userInfo: { name: "Giulia", siteNicknames: [] } };
