import { accountSettings } from "../config/account-settings";
import * as v from "valibot";
import type { ConfigStore } from "../config";
import type { Log } from "../utils/log";
import type { Page } from "../platform/page";
import type { ReportError } from "../platform/errors";
import { safeAddress } from "../utils/url";
import { type Http, HttpFailure, isAborted } from "../http";
import { withTimeout } from "../utils/with-timeout";
import type { ItemStore } from "../platform/storage";
import { ipAddressItem } from "./session-cookies";

/** The visitor's address as the site sees it. It may be wrong or missing, and nothing may depend on it. */
export interface IpAddress {
  /** The first entry of what the site answers; empty where it is not known. Never rejects. */
  get(): Promise<string>;
  /** Forgets the address, in this tab's storage too. */
  forget(): void;
}

/** Calls wait at most this long for the address, milliseconds. */
const maxWait = 3000;

/** After a failure the site is left alone for this long, milliseconds. */
const pauseAfterFailure = 60_000;

const answerSchema = v.object({ clientIpAddress: v.string() });

/** The first entry of a comma list, where it looks like an address of either kind. */
export function firstAddress(list: string): string {
  const first = list.split(",", 1)[0]?.trim() ?? "";
  return /^[\da-f.:]{2,45}$/i.test(first) ? first : "";
}

export interface IpAddressOptions {
  readonly config: ConfigStore;
  readonly log: Log;
  readonly page: Page;
  readonly http: Http;
  readonly report: ReportError;
  readonly sessionItems: ItemStore;
}

export function createIpAddress(options: IpAddressOptions): IpAddress {
  const { config, log, page, http, report, sessionItems } = options;
  let asking: Promise<string> | undefined;
  let failedAt = -Infinity;
  /** For browsers that store nothing. */
  let remembered = "";

  /** `<page path without .html>.getIpAddress.json` of the CMS, or what is configured. */
  function serviceAddress(): string | undefined {
    const here = page.address();
    const ownPath = `${here.pathname.replace(/\.html$/, "")}.getIpAddress.json`;
    return safeAddress(accountSettings(config).ipUrl ?? here.origin + ownPath, here);
  }

  async function ask(): Promise<string> {
    const address = serviceAddress();
    if (!address) return "";
    try {
      const { value } = await http.call({ method: "GET", address, schema: answerSchema, redirect: "follow" });
      const first = firstAddress(value.clientIpAddress);
      if (!sessionItems.write(ipAddressItem, first)) remembered = first;
      return first;
    } catch (error) {
      if (isAborted(error)) return "";
      failedAt = performance.now();
      const failure = error instanceof HttpFailure ? error : new HttpFailure("network");
      log.warn(`the visitor's address is not known: ${failure.status ?? failure.kind}`);
      report("ip", failure);
      return "";
    }
  }

  return {
    forget() {
      remembered = "";
      sessionItems.remove(ipAddressItem);
    },
    async get() {
      const known = firstAddress(sessionItems.read(ipAddressItem) ?? remembered);
      if (known !== "") return known;
      if (performance.now() - failedAt < pauseAfterFailure) return "";
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return withTimeout(maxWait, asking, () => "");
    },
  };
}
