import type { Connectivity } from "../../platform/connectivity";
import type { ConnectionEnvironment, ConnectionState } from "./connection";
import { maxTrustedSilence } from "./reconnect";

export interface PageReactionsOptions extends Pick<ConnectionEnvironment, "pageVisibility" | "lifecycle"> {
  readonly connectivity: Connectivity | undefined;
  readonly status: () => ConnectionState["status"];
  /** Milliseconds since data was received; without a session, since the last attempt began. */
  readonly silence: () => number;
  /** Ends the connection without waiting for the broker. */
  readonly suspend: () => void;
  /** Makes an attempt to connect. */
  readonly retry: () => void;
  /** Replaces the session, or the attempt or the wait for one, by another attempt. */
  readonly startOver: () => void;
}

/**
 * Reacts to what happens to the page: suspended or resumed, visible again, network lost or back.
 *
 * @returns a function that ends this
 */
export function reactToPage(options: PageReactionsOptions): () => void {
  const { connectivity, pageVisibility, lifecycle, status, silence, suspend, retry, startOver } = options;

  function handleVisible() {
    if (status() !== "refused" && silence() >= maxTrustedSilence) startOver();
  }

  function handleNetworkChange() {
    if (connectivity?.isOffline()) {
      // An attempt that runs fails by itself.
      if (["connected", "waiting"].includes(status())) startOver();
    } else if (status() === "offline") retry();
    else handleVisible();
  }

  const stops = [
    lifecycle.follow({ suspend, resume: retry }),
    pageVisibility?.onVisible(handleVisible),
    connectivity?.onChange(handleNetworkChange),
  ];
  return () => {
    for (const stop of stops) stop?.();
  };
}
