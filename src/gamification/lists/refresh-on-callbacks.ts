import type { Gamification } from "../client";
import type { EntityType } from "../schema/enumerations";

/**
 * The wait after the last callback, milliseconds. Callbacks run ahead of the platform's store, and its own widgets wait
 * for 2 s (protocol section 4).
 */
const settleTime = 2000;

/** The longest wait while callbacks keep coming, milliseconds. */
const maxWait = 6000;

/**
 * Calls a function after callbacks about entities of some types, once for several that come together, and after each
 * reconnect, because callbacks may be missed without a connection.
 *
 * @returns a function that ends it
 */
export function refreshOnCallbacks(
  client: Pick<Gamification, "$state" | "on">,
  entityTypes: readonly EntityType[],
  refresh: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first callback came that was not answered by a refresh yet, milliseconds since 1970. */
  let waitingSince: number | undefined;
  let wasConnected = client.$state.get().status === "connected";

  function run() {
    clearTimeout(timer);
    waitingSince = undefined;
    refresh();
  }

  function refreshSoon() {
    const now = Date.now();
    waitingSince ??= now;
    clearTimeout(timer);
    timer = setTimeout(run, Math.max(Math.min(settleTime, waitingSince + maxWait - now), 0));
  }

  function handleEntity({ entityType }: { readonly entityType?: string | undefined }) {
    if (entityTypes.some((type) => type === entityType)) refreshSoon();
  }

  const stops = [
    client.on("entityChanged", handleEntity),
    client.on("entityStateChanged", handleEntity),
    client.on("optinStatus", handleEntity),
    client.$state.listen(({ status }) => {
      if (status !== "connected") return;
      if (wasConnected) run();
      wasConnected = true;
    }),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
