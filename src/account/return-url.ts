import type { AccountSettings } from "../config/account-settings";
import { parseQuery } from "../utils/query";
import { safeUrl } from "../utils/url";

type ReturnConfig = Pick<AccountSettings, "returnParameter" | "returnOrigins">;

/** An ASCII character that is escaped once or more often. */
const escaped = /%(?:25)*([0-7][\da-f])/gi;

/** True if a page at this URL could read `action=logout` from it, in any spelling, even in the fragment. */
const mayLogOut = (url: string) =>
  /[?&#;]action=logout/i.test(
    url.replace(escaped, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
  );

/**
 * The URL to return to after a login. It comes from the query of the page. Its whole origin must be the page's own or a
 * configured one (S05), and it must not log out; otherwise the result is undefined.
 */
export function returnUrl(here: URL, { returnParameter, returnOrigins }: ReturnConfig): string | undefined {
  const requested = parseQuery(here.search).get(returnParameter);
  const url = requested ? safeUrl(requested, here) : undefined;
  if (url === undefined || mayLogOut(url)) return undefined;
  const { origin } = new URL(url);
  return origin === here.origin || returnOrigins.includes(origin) ? url : undefined;
}
