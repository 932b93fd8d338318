import type { Discovery } from "../element/discovery";
import type { CallByName } from "../gamification/call-names";
import { lazy } from "../utils/lazy";
import { readable } from "../utils/readable";
import { inspect } from "./inspect";
import { createPageGamification } from "./page-gamification";
import type { Command, Namespace } from "./public-namespace";
import type { Runtime } from "./runtime";
import { subscribeToSession } from "./session-subscription";

interface NamespaceParts {
  readonly runtime: Runtime;
  readonly discovery: Discovery;
  readonly version: string;
  readonly ready: Promise<Namespace>;
}

/**
 * Completes the object in `window.Vetrina` instead of replacing it, so that references stored by the page
 * stay valid. `session`, `account`, `http`, `gamification` and `tour` load their code at their first use.
 */
export function completeNamespace(
  stub: object,
  { runtime, discovery, version, ready }: NamespaceParts,
): Namespace {
  const { services } = runtime;
  const account = services.account.load;
  const area = services.area.load;
  const gamification = lazy(async () => createPageGamification(await services.gamification.load()));
  const namespace: Namespace = Object.assign(stub, {
    version,
    ready,
    configure: (part) => services.config.configure(part),
    session: {
      current: async () => (await account()).session.current(),
      subscribe: (listener) => subscribeToSession(services, listener),
      requestLogin: async () => (await account()).session.requestLogin("page"),
      logout: async () => (await account()).session.logout(),
    },
    account: {
      balance: async () => (await account()).balance.read(),
      ipAddress: async () => (await account()).ipAddress(),
      registry: async () => (await area()).registry(),
      enableProduct: async (productId) => (await area()).enableProduct(productId),
      verifyToken: async (token) => (await area()).verifyToken(token),
      checkToken: async () => (await area()).checkToken(),
      ssoToken: async (token) => (await area()).ssoToken(token),
      isRegisteredInCompLab: async () => (await area()).isRegisteredInCompLab(),
    },
    http: {
      client: async (options) =>
        (await import("../http-client")).createHttpClient({ log: services.log, ...options }),
    },
    gamification: {
      client: gamification.load,
      call: (async (...rest: Parameters<CallByName>) =>
        (await gamification.load()).call(...rest)) as CallByName,
    },
    tour: {
      start: (steps, options) => services.tour.begin((tour) => tour.start(steps, options)),
      stop: services.tour.stop,
      next: services.tour.next,
      ...readable(services.$tour),
    },
    discover: (root) => discovery.discover(root),
    load: (tag) => discovery.load(tag),
    inspect: () => inspect(runtime, version),
    push: run,
    q: { push: (...commands) => commands.forEach(run) },
  } satisfies Namespace);

  function run(command: unknown) {
    if (typeof command !== "function") {
      services.log.error("the queue takes functions only");
      return;
    }
    try {
      (command as Command)(namespace);
    } catch (error) {
      services.log.error("a queued command failed", error);
    }
  }

  return namespace;
}
