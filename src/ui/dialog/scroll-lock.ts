/** Undoes one lock; a second call does nothing. */
export type Unlock = () => void;

// A page has one scroll position, so this counter is one per page by nature.
let holders = 0;
let release: Unlock = () => undefined;

const isIos = () =>
  /iP(hone|ad|od)/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

type StyleChange = Readonly<Record<string, string>>;

/** Sets properties through the CSSOM, as a strict CSP allows, and returns what puts the old ones back. */
function setStyles({ style }: HTMLElement, change: StyleChange): Unlock {
  const before = Object.keys(change).map(
    (name) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const,
  );
  for (const [name, value] of Object.entries(change)) style.setProperty(name, value, "important");
  return () => {
    for (const [name, value, priority] of before) style.setProperty(name, value, priority);
  };
}

/** The root stops scrolling; the room of its scroll bar stays, so nothing moves sideways. */
function hideOverflow(): Unlock {
  const root = document.documentElement;
  const hasScrollBar = window.innerWidth > root.clientWidth;
  return setStyles(root, { overflow: "hidden", ...(hasScrollBar && { "scrollbar-gutter": "stable" }) });
}

/** iOS scrolls a page in spite of hidden overflow, so its body is pinned where it stands, to the pixel. */
function pinBody(): Unlock {
  const { body } = document;
  const probe = body.firstElementChild ?? body;
  const { top: wanted } = probe.getBoundingClientRect();
  const { left, width } = body.getBoundingClientRect();
  const marginLeft = parseFloat(getComputedStyle(body).marginLeft) || 0;
  const unpin = setStyles(body, {
    position: "fixed",
    top: "0px",
    left: `${left - marginLeft}px`,
    width: `${width}px`,
    "box-sizing": "border-box",
  });
  // Pinning ends the collapsing of margins: measured, not computed.
  const moved = probe.getBoundingClientRect().top - wanted;
  body.style.setProperty("top", `${-moved}px`, "important");
  return unpin;
}

function lockPage(): Unlock {
  const { scrollX, scrollY } = window;
  const unpin = isIos() ? pinBody() : hideOverflow();
  return () => {
    unpin();
    if (window.scrollX !== scrollX || window.scrollY !== scrollY) {
      // A page with `scroll-behavior: smooth` would be seen travelling.
      window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
    }
  };
}

/** Keeps the page behind an overlay still, until every holder let go; then it stands exactly where it stood. */
export function lockScroll(): Unlock {
  if (holders++ === 0) release = lockPage();
  let holds = true;
  return () => {
    if (!holds) return;
    holds = false;
    if (--holders === 0) release();
  };
}
