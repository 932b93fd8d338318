import { countSubscriptions } from "../../utils/count-subscriptions";
import { pageDocument } from "../../utils/page-document";
import { keepAdopted } from "./adopted-sheet";

/**
 * A selector that matches every element and has the specificity of an ID. Important rules of the page seldom
 * have a higher specificity.
 */
const unused = ":not(#vetrina-scroll-lock)";

/** Releases one lock; a second call does nothing. */
export type Unlock = () => void;

const isIos = () =>
  /iP(hone|ad|od)/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

const isVisible = ({ overflow }: CSSStyleDeclaration) => overflow === "visible" || overflow === "";

/**
 * Whether an element has CSS containment. Containment of root or body keeps the body's overflow on the body.
 */
const isContained = ({ contain, containerType }: CSSStyleDeclaration) =>
  (contain || "none") !== "none" || (containerType || "normal") !== "normal";

/**
 * The overflow of root and body that stops the viewport from scrolling. The viewport takes the overflow of
 * the root or, if that is visible, of the body. The other element must keep its overflow, even if a script of
 * the page changes it meanwhile. If both had a hidden overflow, the body would scroll by itself: the page
 * would jump to its top, and sticky elements would vanish.
 */
function overflows(
  root: CSSStyleDeclaration,
  body: CSSStyleDeclaration,
): readonly [root: string, body?: string] {
  if (isVisible(root) && isVisible(body)) return ["hidden", "visible"];
  if (isVisible(root) && !isContained(root) && !isContained(body)) return ["visible", "hidden"];
  return ["hidden"];
}

/** Reserves the space of the viewport's scroll bar, so that nothing moves sideways. */
function gutterRule(root: CSSStyleDeclaration): string {
  const { body, compatMode, documentElement } = pageDocument;
  const { clientWidth } = compatMode === "BackCompat" ? body : documentElement;
  const isNeeded = window.innerWidth > clientWidth && !root.scrollbarGutter.includes("stable");
  return isNeeded ? `:root${unused}{scrollbar-gutter:stable!important}` : "";
}

/**
 * Also sets the overflow in the `style` attribute if a rule of the page still lets the element scroll:
 * important rules in a layer take precedence over the sheet.
 */
function enforce(
  { style }: HTMLElement,
  computed: CSSStyleDeclaration,
  overflow: string | undefined,
): Unlock {
  if (overflow !== "hidden" || !/scroll|auto/.test(computed.overflow)) return () => undefined;
  const before = ["overflow-x", "overflow-y"].map(
    (name) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const,
  );
  style.setProperty("overflow", overflow, "important");
  return () => {
    for (const [name, value, priority] of before)
      // Restores the `style` only if no script of the page has changed it meanwhile.
      if (style.getPropertyValue(name) === overflow) style.setProperty(name, value, priority);
  };
}

/**
 * Hides the viewport's overflow with a style sheet. Scripts of the page may read and write the `style` of
 * root and body meanwhile, and nothing has to be restored. The rules are not in a layer: when a layer is
 * removed, browsers compute the styles of the whole page again, which takes 40 ms on a slow phone.
 */
function hideOverflow(): Unlock {
  const { body, documentElement } = pageDocument;
  const root = getComputedStyle(documentElement);
  const bodyStyle = getComputedStyle(body);
  const [ofRoot, ofBody] = overflows(root, bodyStyle);
  const rules = [
    `:root${unused}{overflow:${ofRoot}!important}`,
    ofBody && `body${unused}{overflow:${ofBody}!important}`,
    gutterRule(root),
  ];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.filter(Boolean).join(""));
  const unlocks = [keepAdopted(() => document, sheet)];
  // The computed styles are live, so they always have the current values.
  unlocks.push(enforce(documentElement, root, ofRoot), enforce(body, bodyStyle, ofBody));
  return () => unlocks.forEach((unlock) => unlock());
}

/** Whether the target of an event is a scrollable element, other than the root and the body. */
function isScrollable(target: EventTarget): boolean {
  if (!("scrollHeight" in target)) return false;
  const element = target as Element;
  if (element === pageDocument.documentElement || element === pageDocument.body) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  const canScroll = (overflow: string) => overflow === "auto" || overflow === "scroll";
  return (
    (canScroll(overflowY) && element.scrollHeight > element.clientHeight) ||
    (canScroll(overflowX) && element.scrollWidth > element.clientWidth)
  );
}

/**
 * Prevents scrolling by touch. iOS scrolls a page even with hidden overflow, if the browser's bars are small
 * or the keyboard is open (WebKit bugs 240859, 240860).
 */
function blockTouch(): Unlock {
  const { scrollX, scrollY } = window;
  const onTouchMove = (event: TouchEvent) => {
    // Players may zoom with two fingers, and then pan.
    const isZoom = event.touches.length > 1 || (window.visualViewport?.scale ?? 1) > 1;
    if (event.cancelable && !isZoom && !event.composedPath().some(isScrollable)) event.preventDefault();
  };
  const options = { passive: false, capture: true };
  pageDocument.addEventListener("touchmove", onTouchMove, options);
  return () => {
    pageDocument.removeEventListener("touchmove", onTouchMove, options);
    // The on-screen keyboard may have moved the page.
    if (window.scrollX !== scrollX || window.scrollY !== scrollY)
      window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
  };
}

function lockPage(): Unlock {
  const unlocks = isIos() ? [hideOverflow(), blockTouch()] : [hideOverflow()];
  return () => unlocks.forEach((unlock) => unlock());
}

// Module state, because a page has one scroll position.
const locks = countSubscriptions(lockPage);

/** Stops the viewport from scrolling until all locks are released. The scroll position stays as it is. */
export const lockScroll = (): Unlock => locks.add();
