import { deepActiveElement } from "../ui/focus";
import { isField, keyTarget } from "./keyboard";

/** Milliseconds before the popover takes the focus (specification section 9). */
export const focusDelay = 300;

/**
 * Milliseconds without a key, and without the focus in a field, after which the visitor no longer counts as
 * typing.
 */
const typingPause = 1000;

/** When a field was last used. The start counts as a use, because earlier uses are not known. */
let usedAt = performance.now();

const isRecent = () => performance.now() - usedAt < typingPause;

window.addEventListener(
  "keydown",
  (event) => {
    if (isField(keyTarget(event))) usedAt = performance.now();
  },
  true,
);

/** True while a field has the focus, and for a moment afterwards. */
export function isTyping(): boolean {
  if (isField(deepActiveElement())) usedAt = performance.now();
  return isRecent();
}

/**
 * Moves the focus after the delay. If somebody types into a field after this call, moves it in a pause of the
 * typing.
 *
 * @returns a function that stops it
 */
export function focusLater(focus: () => void): () => void {
  const shownAt = performance.now();
  let timer = setTimeout(look, focusDelay);

  function look() {
    if (usedAt < shownAt || !isRecent()) focus();
    else timer = setTimeout(look, 100);
  }

  return () => clearTimeout(timer);
}
