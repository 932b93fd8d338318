import { viewportBox } from "../../src/platform/viewport-box";
import { isBoxInViewport } from "../../src/platform/visibility/in-viewport";
import { isRendered } from "../../src/platform/visibility/rendered";
import { isHtmlElement, isShadowRoot } from "../../src/utils/objects";
import { pageDocument, unclobbered } from "../../src/utils/page-document";

/**
 * Milliseconds between two checks, because no event reports that a box of another script has become visible.
 */
const lookEvery = 200;

/** Pixels; smaller boxes cannot be a challenge for a person. */
const minSize = 24;

/** Elements without a box, the library's own elements, and reCAPTCHA's badge, which is not a challenge. */
const ignored =
  "script,style,link,meta,template,noscript,[data-vetrina-own],.grecaptcha-badge,:has(>.grecaptcha-badge)";

function isVisible(element: Element): boolean {
  const box = viewportBox(element);
  return (
    Math.min(box.width, box.height) >= minSize &&
    isBoxInViewport(box) &&
    isRendered(element, { opacityProperty: true, visibilityProperty: true })
  );
}

const hasVisible = (root: Element, selector: string) =>
  [root, ...root.querySelectorAll(selector)].some((each) => each.matches(selector) && isVisible(each));

/**
 * Watches for a challenge that a bot check adds elsewhere in the page, not in the container that it was given. A
 * challenge is an element that was added to the body during the check, or an iframe in the body that has become visible.
 *
 * @param dialog its ancestors are not challenges
 * @param onChange called with the visible challenge, and with undefined when it has disappeared
 * @returns a function that stops watching and reports a visible challenge as gone
 */
export function watchOutsideChallenge(
  dialog: Element,
  onChange: (challenge: Element | undefined) => void,
): () => void {
  const candidates = () =>
    [...pageDocument.body.children, ...pageDocument.documentElement.children].filter(
      (each) => !unclobbered(() => each).matches(`head,body,${ignored}`) && !containsComposed(each, dialog),
    );
  const before = new Set(candidates());
  const shownBefore = new Set([...before].filter((each) => hasVisible(each, "iframe")));
  let challenge: Element | undefined;
  const report = (found: Element | undefined) => {
    if (found === challenge) return;
    challenge = found;
    onChange(found);
  };
  const look = () => {
    report(
      candidates().find((each) =>
        before.has(each) ? !shownBefore.has(each) && hasVisible(each, "iframe") : hasVisible(each, "*"),
      ),
    );
  };
  const timer = setInterval(look, lookEvery);
  return () => {
    clearInterval(timer);
    report(undefined);
  };
}

/** Whether an element contains another element, even inside shadow roots. */
function containsComposed(container: Element, element: Element): boolean {
  for (let one: Element | undefined = element; one; one = hostOf(one))
    if (unclobbered(() => container).contains(one)) return true;
  return false;
}

/**
 * Makes the page inert except for the dialog and a challenge, as a modal dialog does.
 *
 * @returns a function that ends this state
 */
export function makeRestInert(dialog: Element, challenge: Element): () => void {
  const changed: HTMLElement[] = [];
  for (let node: Element | null = dialog; node && node !== pageDocument.body; node = parentOf(node)) {
    for (const sibling of unclobbered(() => node as Element).parentNode?.children ?? []) {
      if (!isHtmlElement(sibling) || sibling === node || sibling.inert) continue;
      if (unclobbered(() => sibling).contains(challenge)) continue;
      sibling.inert = true;
      changed.push(sibling);
    }
  }
  return () => {
    for (const element of changed) element.inert = false;
  };
}

/** The host of the shadow tree that the element is in. */
function hostOf(element: Element): Element | undefined {
  const root = unclobbered(() => element).getRootNode();
  return isShadowRoot(root) ? root.host : undefined;
}

function parentOf(element: Element): Element | null {
  const { parentNode } = unclobbered(() => element);
  return isShadowRoot(parentNode) ? parentNode.host : (parentNode as Element | null);
}
