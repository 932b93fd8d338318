import type { PageVisibility } from "../platform/page-visibility";
import type { SessionMachine } from "./session";
import type { SessionCookies } from "./session-cookies";

/** Interval between two reads of a player's cookies, milliseconds. */
const interval = 1000;

/**
 * Detects a login that ends without a message: its cookies have expired, or another script has deleted them. The
 * cookies are read while a player is logged in and the page is visible.
 * @returns a function that ends the watch
 */
export function watchLogin(
  session: SessionMachine,
  cookies: SessionCookies,
  pageVisibility: PageVisibility,
): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let isLoggedIn = false;
  let wasGone = false;

  function check() {
    const isGone = cookies.jwt() === undefined;
    // The session is updated only after two checks in a row without a JWT cookie, because the cookie may be
    // absent for a moment while another tab replaces it.
    if (isGone && wasGone) session.sync();
    wasGone = isGone;
  }

  function startOrStopChecks() {
    clearInterval(timer);
    if (isLoggedIn && !pageVisibility.isHidden()) timer = setInterval(check, interval);
  }

  const subscriptions = [
    session.onPlayer((isPlayer) => {
      isLoggedIn = isPlayer;
      wasGone = false;
      startOrStopChecks();
    }),
    pageVisibility.onVisible(startOrStopChecks),
    pageVisibility.onHidden(startOrStopChecks),
  ];
  return () => {
    clearInterval(timer);
    for (const unsubscribe of subscriptions) unsubscribe();
  };
}
