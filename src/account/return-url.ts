import type { AccountSettings } from "../config/sections/account";
import { parseQuery } from "../utils/query";
import { safeUrl } from "../utils/url";

type ReturnConfig = Pick<AccountSettings, "returnParameter" | "returnOrigins">;

/** An ASCII character that is percent-encoded, once or several times. */
const escaped = /%(?:25)*([0-7][\da-f])/gi;

/** True if a page at this URL could read `action=logout` from it, in any spelling, even in the fragment. */
const mayLogOut = (url: string) =>
  /[?&#;]action=logout/i.test(
    url.replace(escaped, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
  );

/**
 * The URL to return to after a login, from the query of the page. Its origin must be the page's own or a
 * configured one (S05), and the URL must not log out. Undefined for any other URL.
 */
export function returnUrl(here: URL, { returnParameter, returnOrigins }: ReturnConfig): string | undefined {
  const requested = parseQuery(here.search).get(returnParameter);
  const url = requested ? safeUrl(requested, here) : undefined;
  if (url === undefined || mayLogOut(url)) return undefined;
  const { origin } = new URL(url);
  return origin === here.origin || returnOrigins.includes(origin) ? url : undefined;
}
