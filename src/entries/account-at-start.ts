import { parseQuery } from "../utils/query";
import type { Services } from "../services/services";

/** Logging out by address, and pages that need a session, concern the account area even where no widget does. */
export function loadAccountWhereNeeded(services: Services): void {
  const { config, page } = services;
  const isLogout = parseQuery(page.address().search).get("action") === "logout";
  if (isLogout) loadAccount(services);
  config.$config.subscribe(({ session }, before) => {
    if (session.required && !before?.session.required) loadAccount(services);
  });
}

/** Until it has come: a player who asked to be logged out must not stay logged in because of a bad network. */
function loadAccount(services: Services): void {
  services.account.load().catch((error: unknown) => {
    services.log.error(
      "the account area could not be loaded; it is tried again when the browser is online",
      error,
    );
    if (error instanceof Error) services.report("chunk", error);
    addEventListener("online", () => loadAccount(services), { once: true });
  });
}
