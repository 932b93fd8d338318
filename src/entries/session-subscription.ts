import type { SessionStatus } from "../account";
import type { Services } from "../services/services";

/**
 * Subscribes to the session once the account has loaded, unless the page has already unsubscribed. After a failed load,
 * it retries when the network is restored.
 *
 * @returns a function that removes the listener
 */
export function subscribeToSession(
  { account, log }: Pick<Services, "account" | "log">,
  listener: (status: SessionStatus) => void,
): () => void {
  const ended = new AbortController();
  let unsubscribe: (() => void) | undefined;
  function load() {
    account.load().then(
      ({ session }) => {
        if (!ended.signal.aborted) unsubscribe = session.subscribeToStatus(listener);
      },
      (error: unknown) => {
        log.warn("the session could not be loaded", error);
        window.addEventListener("online", load, { once: true, signal: ended.signal });
      },
    );
  }
  load();
  return () => {
    ended.abort();
    unsubscribe?.();
  };
}
