import type { ConfigStore } from "../config";
import { accountSettings } from "../config/sections/account";
import type { Page } from "../platform/page";
import type { Clock } from "../time/clock";
import type { Log } from "../utils/log";
import { CallNotPossible } from "./call-errors";
import { envelopeSchema, readResult } from "./envelope";
import type { Http } from "./http";
import type { Network } from "./network";
import { createReads, type Reads } from "./reads";
import { publicOwner } from "./resource";
import { serviceUrl } from "./service-url";

/**
 * HTTP for widgets and for services: single calls, and values that stay fresh while widgets show them.
 * Neither sends credentials; the player's own values are in the account area. A page in edit mode does not
 * call any service.
 */
export interface PageHttp extends Http, Reads {}

export interface PageHttpOptions {
  readonly config: ConfigStore;
  readonly log: Log;
  readonly clock: Clock;
  readonly page: Page;
  readonly network: Network;
}

export function createPageHttp({ config, log, clock, page, network }: PageHttpOptions): PageHttp {
  const { http, connectivity, pageVisibility, lifecycle } = network;
  const refreshAfterMs = () => accountSettings(config).refreshAfterMs;
  const owner = publicOwner;

  const call: Http["call"] = (options) =>
    page.isEdited()
      ? Promise.reject(new CallNotPossible("a page in edit mode calls no service"))
      : http.call(options);

  const reads = createReads(
    { clock, connectivity, pageVisibility, lifecycle, log, owner, refreshAfterMs },
    async ({ path, schema }, query, signal, onRetry) => {
      const url = serviceUrl({ key: "account.origin", path, origin: accountSettings(config).origin }, page);
      const { value, headers } = await call({
        method: "GET",
        url,
        query,
        signal,
        onRetry,
        schema: envelopeSchema,
      });
      return readResult(value, schema, headers);
    },
  );

  return { call, ...reads };
}
