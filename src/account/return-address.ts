import { parseQuery } from "../utils/query";
import { safeAddress } from "../utils/url";
import type { AccountSettings } from "../config/account-settings";

type ReturnConfig = Pick<AccountSettings, "returnParameter" | "returnOrigins">;

/** An ASCII character that is escaped once or more often. */
const escaped = /%(?:25)*([0-7][\da-f])/gi;

/** True if a page at this URL could read `action=logout` from it, in any spelling, even in the fragment. */
const mayLogOut = (address: string) =>
  /[?&#;]action=logout/i.test(
    address.replace(escaped, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
  );

/**
 * The URL to return to after a login. It comes from the query of the page. Its whole origin must be the page's own or a
 * configured one (S05), and it must not log out; otherwise the result is undefined.
 */
export function returnAddress(
  here: URL,
  { returnParameter, returnOrigins }: ReturnConfig,
): string | undefined {
  const requested = parseQuery(here.search).get(returnParameter);
  const address = requested ? safeAddress(requested, here) : undefined;
  if (address === undefined || mayLogOut(address)) return undefined;
  const { origin } = new URL(address);
  return origin === here.origin || returnOrigins.includes(origin) ? address : undefined;
}
