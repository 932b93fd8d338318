import { parseQuery } from "../utils/query";
import { safeAddress } from "../utils/url";
import type { AccountSettings } from "../config/account-settings";

type ReturnConfig = Pick<AccountSettings, "returnParameter" | "returnOrigins">;

/**
 * Where a login leads back to: what the page's address says, if that is of the page's own origin or of a configured
 * one, compared whole (S05). Undefined where the address says nothing or points elsewhere.
 */
export function returnAddress(
  here: URL,
  { returnParameter, returnOrigins }: ReturnConfig,
): string | undefined {
  const wanted = parseQuery(here.search).get(returnParameter);
  const address = wanted ? safeAddress(wanted, here) : undefined;
  if (address === undefined) return undefined;
  const { origin } = new URL(address);
  return origin === here.origin || returnOrigins.includes(origin) ? address : undefined;
}

/** The login page's address, which says where to come back to. */
export function withReturn(loginPage: string, here: URL, { returnParameter }: ReturnConfig): string {
  const address = new URL(loginPage);
  address.searchParams.set(returnParameter, here.href);
  return address.href;
}

/** True where the login page is the page that is open, wherever that one shall lead back to. */
export function leadsTo(loginPage: string, here: URL, { returnParameter }: ReturnConfig): boolean {
  const bare = (address: string | URL) => {
    const url = new URL(address);
    url.searchParams.delete(returnParameter);
    return url.origin + url.pathname + url.search;
  };
  return bare(loginPage) === bare(here);
}
