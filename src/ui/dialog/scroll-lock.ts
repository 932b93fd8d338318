import { pageDocument } from "../../utils/page-document";

/** Releases one lock; a second call does nothing. */
export type Unlock = () => void;

// Module state, because a page has one scroll position.
let lockCount = 0;
let release: Unlock = () => undefined;

const isIos = () =>
  /iP(hone|ad|od)/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

type StyleChange = Readonly<Record<string, string>>;

/** Sets properties through the CSSOM, which a strict CSP allows. @returns a function that restores the old values */
function setStyles({ style }: HTMLElement, change: StyleChange): Unlock {
  const previous = Object.keys(change).map(
    (name) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const,
  );
  for (const [name, value] of Object.entries(change)) style.setProperty(name, value, "important");
  return () => {
    for (const [name, value, priority] of previous) style.setProperty(name, value, priority);
  };
}

/** Hides the root's overflow and keeps the space of its scroll bar, so that nothing moves sideways. */
function hideOverflow(): Unlock {
  const root = pageDocument.documentElement;
  const hasScrollBar = window.innerWidth > root.clientWidth;
  return setStyles(root, { overflow: "hidden", ...(hasScrollBar && { "scrollbar-gutter": "stable" }) });
}

/** iOS scrolls a page even with hidden overflow, so the body becomes fixed at its current position. */
function pinBody(): Unlock {
  const { body } = pageDocument;
  const probe = body.firstElementChild ?? body;
  const { top: topBefore } = probe.getBoundingClientRect();
  const { left, width } = body.getBoundingClientRect();
  const marginLeft = parseFloat(getComputedStyle(body).marginLeft) || 0;
  const unpin = setStyles(body, {
    position: "fixed",
    top: "0px",
    left: `${left - marginLeft}px`,
    width: `${width}px`,
    "box-sizing": "border-box",
  });
  // A fixed body no longer collapses margins: measure the shift and correct it.
  const shift = probe.getBoundingClientRect().top - topBefore;
  body.style.setProperty("top", `${-shift}px`, "important");
  return unpin;
}

function lockPage(): Unlock {
  const { scrollX, scrollY } = window;
  const unpin = isIos() ? pinBody() : hideOverflow();
  return () => {
    unpin();
    if (window.scrollX !== scrollX || window.scrollY !== scrollY) {
      // With `scroll-behavior: smooth` the page would visibly scroll.
      window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
    }
  };
}

/** Stops the page from scrolling until all locks are released; then it has its old scroll position. */
export function lockScroll(): Unlock {
  if (lockCount++ === 0) release = lockPage();
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    if (--lockCount === 0) release();
  };
}
