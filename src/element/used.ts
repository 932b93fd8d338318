import { whenIdle } from "./idle";

/** Events of a user of the page, and the request for a login, which a script may send too. */
const signs = ["pointerover", "pointerdown", "focusin", "keydown", "vetrina:login-request"];

/**
 * Calls `onUse` once: when the page is idle, or before that at the first sign that it is used.
 *
 * @param whenLoaded waits for what goes first; the page is not idle before that
 */
export function whenUsed(onUse: () => void, whenLoaded: () => Promise<unknown>): void {
  let isDone = false;
  const finish = () => {
    if (isDone) return;
    isDone = true;
    for (const sign of signs) removeEventListener(sign, finish, true);
    onUse();
  };
  for (const sign of signs) addEventListener(sign, finish, { capture: true, passive: true });
  // A first idle time, because the other loads may begin later in this task.
  whenIdle(() => {
    void whenLoaded().then(() => {
      whenIdle(finish);
    });
  });
}
