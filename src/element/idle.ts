/** On a page that is never idle, the work starts after this many milliseconds. */
const idleTimeout = 2000;

export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout: idleTimeout });
  else setTimeout(run);
}
