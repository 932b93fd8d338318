import type { SessionStatus } from "../account";
import type { Services } from "../services/services";

/**
 * Subscribes to the session when the account has been loaded by this or any other part of the page. After a
 * failed load, it also retries when the network is restored.
 *
 * @returns a function that removes the listener
 */
export function subscribeToSession(
  { account, log }: Pick<Services, "account" | "log">,
  listener: (status: SessionStatus) => void,
): () => void {
  const retries = new AbortController();
  let isEnded = false;
  let unsubscribe: (() => void) | undefined;

  function load() {
    account.load().catch((error: unknown) => {
      log.warn("the session could not be loaded", error);
    });
  }

  const stopWaiting = account.onLoad(({ session }) => {
    retries.abort();
    unsubscribe = session.subscribeToStatus(listener);
    // The page may have unsubscribed in the first call of its listener.
    if (isEnded) unsubscribe();
  });
  window.addEventListener("online", load, { signal: retries.signal });
  load();
  return () => {
    isEnded = true;
    retries.abort();
    stopWaiting();
    unsubscribe?.();
  };
}
