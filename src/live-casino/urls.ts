import { NotConfigured } from "../http/call-errors";
import type { Page } from "../platform/page";
import { imageUrl } from "../utils/image-url";
import type { Log } from "../utils/log";
import { safeUrl } from "../utils/url";
import type { Settings } from "./environment";
import type { ProviderName } from "./table";

/**
 * A configured URL as an absolute URL that has passed the safe-URL check.
 * @throws NotConfigured if it is missing or does not pass the check
 */
export function urlOf(
  settings: ReturnType<Settings>,
  provider: ProviderName,
  key: "feedUrl" | "launchUrl",
  page: Page,
): string {
  const configured = settings[provider][key];
  const url = configured === undefined ? undefined : safeUrl(configured, page.url());
  if (url === undefined) throw new NotConfigured(`liveCasino.${provider}.${key}`);
  return url;
}

/**
 * Returns the checked URL of a table's image (S20), or undefined if the check refuses it. Logs each refused
 * URL once.
 */
export function createImageCheck(
  { log, page }: { readonly log: Log; readonly page: Page },
  settings: Settings,
) {
  const refused = new Set<string>();
  return (written: string): string | undefined => {
    const { imageOrigins } = settings();
    const url = imageUrl(written, { base: page.url(), imageOrigins });
    if (url === undefined && !refused.has(written)) {
      refused.add(written);
      log.warn(`image ${written.slice(0, 99)}: unsafe or not on liveCasino.imageOrigins`);
    }
    return url;
  };
}
