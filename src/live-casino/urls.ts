import { NotConfigured } from "../http/call-errors";
import type { Page } from "../platform/page";
import { safeUrl } from "../utils/url";
import type { Settings } from "./environment";
import type { ProviderName } from "./table";

/**
 * A configured URL as an absolute one that has passed the safe-URL check.
 * @throws NotConfigured if it is missing or does not pass the check
 */
export function urlOf(
  settings: ReturnType<Settings>,
  provider: ProviderName,
  use: "feed" | "launch",
  page: Page,
): string {
  const configured = settings[provider][use];
  const url = configured === undefined ? undefined : safeUrl(configured, page.url());
  if (url === undefined) throw new NotConfigured(`liveCasino.${provider}.${use}`);
  return url;
}
