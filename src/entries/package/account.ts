import type { AccountEnvironment } from "../../account";
import type { ConfigInput } from "../../platform";
import { createServices } from "../../services/create-services";
import type { ServicesEnvironment } from "../../services/services";

export * from "../../account";
export type {
  Clock,
  Config,
  ConfigInput,
  ConfigStore,
  ErrorRow,
  Log,
  Page,
  ReportError,
} from "../../platform";
export type { CookieJar } from "../../platform/cookies";
export type { Http } from "../../platform/http";
export type { ItemStore } from "../../platform/storage";

/** What `createAccount` needs, made from a configuration; the browser's own page unless another one is given. */
export function createEnvironment(
  configuration: ConfigInput = {},
  given: Pick<ServicesEnvironment, "page" | "policy"> = {},
): AccountEnvironment {
  const { config, log, clock, page, report } = createServices(configuration, given);
  return { config, log, clock, page, report, policy: given.policy };
}
