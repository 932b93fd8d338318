import {
  createClock,
  createConfigStore,
  createErrorReporter,
  createLog,
  createPage,
  lazy,
  type LogLevel,
  type Page,
} from "../platform";
import type { ScriptPolicy } from "../platform/script";
import type { Services } from "./services";

/** What a set of services may be given instead of the browser's own. */
export interface ServicesEnvironment {
  readonly page?: Page;
  /** The page's one Trusted Types policy, made by the loader. */
  readonly policy?: ScriptPolicy | undefined;
}

/** Makes one set of services. Nothing is fetched before it is used. */
export function createServices(configuration: unknown, environment: ServicesEnvironment = {}): Services {
  let level: LogLevel = "warn";
  const log = createLog(() => level);
  const config = createConfigStore(configuration, log);
  config.$config.subscribe(({ logLevel }) => {
    level = logLevel;
  });
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
