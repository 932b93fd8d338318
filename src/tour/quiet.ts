import { deepActiveElement } from "../ui/focus";
import { isField, keyTarget } from "./keyboard";

/** Milliseconds before the popover takes the focus (specification section 9). */
export const focusDelay = 300;

/**
 * Milliseconds without a key press and without a focused field after which the visitor no longer counts as
 * typing.
 */
const typingPause = 1000;

/** When a field was last used. The start of this module counts as a use, because earlier uses are unknown. */
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
 * Moves the focus after the delay or, if somebody types into a field meanwhile, once the typing pauses.
 *
 * @returns a function that cancels the move
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
