import type { ConfigStore } from "../config";
import { accountSettings } from "../config/sections/account";
import { HttpFailure, isAborted } from "../http/failure";
import type { Http } from "../http/http";
import type { ReportError } from "../platform/errors";
import type { Page } from "../platform/page";
import type { ItemStore } from "../platform/storage";
import type { Log } from "../utils/log";
import { withTimeout } from "../utils/promises";
import { safeUrl } from "../utils/url";
import * as v from "../utils/valibot";
import { ipAddressItem } from "./session-cookies";

/** The visitor's IP address as the site sees it. It may be wrong or missing, so nothing may depend on it. */
export interface IpAddress {
  /** The first IP address in the site's response; empty if it is not known. Never rejects. */
  get(): Promise<string>;
  /** Deletes the IP address from memory and from the storage of this tab. */
  forget(): void;
}

/** Maximum time that a call waits for the IP address, milliseconds. */
const maxWait = 3000;

/** Pause after a failed read of the IP address, milliseconds. */
const pauseAfterFailure = 60_000;

/** Suffix of the CMS's URL, which replaces `.html` at the end of the page's path. */
const ipAddressEnding = ".getIpAddress.json";

const responseSchema = v.object({ clientIpAddress: v.string() });

/**
 * The first entry of a comma-separated list, or an empty string if that entry does not look like an IP
 * address.
 */
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
  let running: Promise<string> | undefined;
  let failedAt = -Infinity;
  /** The IP address in the memory of this page, because session storage may be blocked. */
  let inMemory = "";

  /** The configured URL, or `<page path without .html>.getIpAddress.json` of the CMS. */
  function serviceUrl(): string | undefined {
    const here = page.url();
    const ownPath = here.pathname.replace(/(\.html)?$/, ipAddressEnding);
    return safeUrl(accountSettings(config).ipUrl ?? here.origin + ownPath, here);
  }

  async function ask(): Promise<string> {
    const url = serviceUrl();
    if (!url) return "";
    try {
      const { value } = await http.call({ method: "GET", url, schema: responseSchema, redirect: "follow" });
      return firstAddress(value.clientIpAddress);
    } catch (error) {
      if (isAborted(error)) return "";
      failedAt = performance.now();
      const failure = error instanceof HttpFailure ? error : new HttpFailure("network");
      log.warn(`the visitor's address is not known: ${failure.status ?? failure.kind}`);
      report("ip", failure);
      return "";
    }
  }

  function keep(first: string) {
    if (!sessionItems.write(ipAddressItem, first)) inMemory = first;
  }

  function startRead(): Promise<string> {
    const reading: Promise<string> = ask().then((first) => {
      // A response that arrives after a call to `forget` is not stored.
      if (running === reading) {
        running = undefined;
        if (first !== "") keep(first);
      }
      return first;
    });
    return reading;
  }

  return {
    forget() {
      inMemory = "";
      running = undefined;
      sessionItems.remove(ipAddressItem);
    },
    async get() {
      const stored = sessionItems.read(ipAddressItem) ?? inMemory;
      const known = firstAddress(stored);
      if (known !== "") {
        // Another script of the site may have stored the whole list of IP addresses.
        if (known !== stored) keep(known);
        return known;
      }
      if (performance.now() - failedAt < pauseAfterFailure) return "";
      running ??= startRead();
      return withTimeout(maxWait, running, () => "");
    },
  };
}
