import type { Services } from "../services/services";
import { isError } from "../utils/objects";
import { parseQuery } from "../utils/query";

/** Loads the account area for a logout by URL and for pages that require a session, even without a widget. */
export function loadAccountWhereNeeded(services: Services): void {
  const { config, page } = services;
  const isLogout = parseQuery(page.url().search).get("action") === "logout";
  if (isLogout) loadAccount(services);
  config.$config.subscribe(({ session }, before) => {
    if (session.required && !before?.session.required) loadAccount(services);
  });
}

/**
 * Loads the account area and retries until it has loaded, because a bad network must not keep a player logged
 * in after a logout.
 */
function loadAccount(services: Services): void {
  services.account.load().catch((error: unknown) => {
    services.log.error(
      "the account area could not be loaded; it is loaded again when the browser is online",
      error,
    );
    if (isError(error)) services.report("chunk", error);
    addEventListener("online", () => loadAccount(services), { once: true });
  });
}
