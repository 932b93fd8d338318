import type { AccountEnvironment } from "../../account";
import type { ConfigInput } from "../../config";
import type { PagePolicy } from "../../platform/trusted-types-policy";
import { createServices } from "../../services/create-services";

export * from "../../account";
export type { Clock } from "../../time/clock";
export type { Config, ConfigInput, ConfigStore, ErrorCode } from "../../config";
export type { Log } from "../../utils/log";
export type { Page } from "../../platform/page";
export type { ReportError } from "../../platform/errors";
export type { CookieJar } from "../../platform/cookies";
export { type Http, HttpFailure } from "../../http";
export type { ItemStore } from "../../platform/storage";

/** Not the type of the services' own environment: that type needs the types of React, which are not installed here. */
type Overrides = Partial<Pick<AccountEnvironment, "page">> & {
  readonly policy?: PagePolicy | undefined;
};

/**
 * Creates the environment of `createAccount` from a configuration, for the browser's own page unless another one is
 * passed.
 */
export function createEnvironment(
  configuration: ConfigInput = {},
  overrides: Overrides = {},
): AccountEnvironment {
  const { config, log, clock, page, report } = createServices(configuration, overrides);
  return { config, log, clock, page, report, policy: overrides.policy };
}
