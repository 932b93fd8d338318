/** On a page that is never idle, the work starts after this many milliseconds. */
const idleTimeout = 2000;

export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout: idleTimeout });
  else setTimeout(run);
}

/** Events that a visitor causes by using the page, and the login request, which a script may send too. */
const signs = ["pointerover", "pointerdown", "focusin", "keydown", "vetrina:login-request"];

/**
 * Watches for the first sign that the visitor uses the page. The watch must begin before the services start,
 * because they may request a login before the library discovers the elements.
 *
 * @returns a promise that is fulfilled at the first sign
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
 * Calls `onUse` once: when the page is idle, or earlier if the visitor uses the page.
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
