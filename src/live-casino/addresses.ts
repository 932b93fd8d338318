import type { Page } from "../platform/page";
import { safeAddress } from "../utils/url";
import { NotConfigured } from "../http/call-errors";
import type { Settings } from "./environment";
import type { ProviderName } from "./table";

/**
 * A configured URL as an absolute one that has passed the safe-URL check.
 * @throws NotConfigured if it is missing or does not pass the check
 */
export function addressOf(
  settings: ReturnType<Settings>,
  provider: ProviderName,
  use: "feed" | "launch",
  page: Page,
): string {
  const configured = settings[provider][use];
  const address = configured === undefined ? undefined : safeAddress(configured, page.address());
  if (address === undefined) throw new NotConfigured(`liveCasino.${provider}.${use}`);
  return address;
}
