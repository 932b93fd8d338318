import {
  createClock,
  createConfigStore,
  createErrorReporter,
  createLog,
  createPage,
  lazy,
  type Page,
} from "../platform";
import type { Services } from "./services";

/** What a set of services may be given instead of the browser's own. */
export interface ServicesEnvironment {
  readonly page?: Page;
  /** The page's one Trusted Types policy, made by the loader. */
  readonly policy?: TrustedTypesPolicy | undefined;
}

/** The part of a Trusted Types policy that the library uses; TypeScript's own library does not know it yet. */
export interface TrustedTypesPolicy {
  createScriptURL(address: string): unknown;
}

/** Makes one set of services. Nothing is fetched before it is used. */
export function createServices(configuration: unknown, environment: ServicesEnvironment = {}): Services {
  const log = createLog(() => config.get().logLevel);
  const config = createConfigStore(configuration, log);
  const clock = createClock();
  const page = environment.page ?? createPage();
  const report = createErrorReporter(config, page, log);
  return {
    config,
    log,
    clock,
    page,
    report,
    account: lazy(async () => {
      const { createAccount } = await import("../account");
      return createAccount({ config, log, clock, page, report, policy: environment.policy });
    }),
  };
}
