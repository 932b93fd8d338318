import { whenIdle } from "./idle";

/** Events of a user of the page, and the request for a login, which a script may send too. */
const signs = ["pointerover", "pointerdown", "focusin", "keydown", "vetrina:login-request"];

/**
 * Watches for the first sign that the page is used. Services may request a login before the page is searched for
 * elements, so the watch has to begin before them.
 *
 * @returns a promise that is fulfilled at that sign
 */
export function watchUse(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      for (const sign of signs) window.removeEventListener(sign, finish, true);
      resolve();
    };
    for (const sign of signs) window.addEventListener(sign, finish, { capture: true, passive: true });
  });
}

/**
 * Calls `onUse` once: when the page is idle, or earlier when the page is used.
 *
 * @param firstUse see `watchUse`
 * @param whenLoaded waits for earlier loads; the page is not idle before they end
 */
export function whenUsed(
  onUse: () => void,
  firstUse: Promise<void>,
  whenLoaded: () => Promise<unknown>,
): void {
  // Waits for a first idle period, because the other loads may begin later in this task.
  const idle = new Promise<void>(whenIdle).then(whenLoaded).then(() => new Promise<void>(whenIdle));
  void Promise.race([firstUse, idle]).then(onUse);
}
