import type { DetailOf } from "../definition";
import type { CommonEvents } from "../definition/common-events";
import { isHtmlElement, isShadowRoot } from "../utils/objects";
import { pageDocument } from "../utils/page-document";
import { parseQuery } from "../utils/query";
import { isLocalhost, pageUrl } from "../utils/url";
import { isRendered, renderedParent } from "./visibility/rendered";

/** The data and functions of the page that services may use. Node and tests replace it. */
export interface Page {
  /** The page's URL. */
  url(): URL;
  /** Replaces the URL without loading a page. If the browser refuses, the URL does not change. */
  replaceUrl(url: string): void;
  /** Adds an entry to the history without loading a page. If the browser refuses, the URL does not change. */
  pushUrl(url: string): void;
  /**
   * Calls the listener when the URL has changed within the page: by a link to a fragment, or by back and forward.
   *
   * @returns a function that removes the listener
   */
  onUrlChange(listener: () => void): () => void;
  /** Leaves the page. The URL must have passed the safe-URL check. */
  navigate(url: string): void;
  /** Dispatches a DOM event on the document. Returns false if a listener cancels the event. */
  send<Name extends keyof CommonEvents>(
    name: Name,
    detail: DetailOf<CommonEvents[Name]>,
    options?: { readonly cancelable?: boolean },
  ): boolean;
  /**
   * The first element of this tag that uses the services of this page, even if it is not defined yet. An
   * element does not count if an element around it hides or disables it, or if it is in edit mode. An element
   * in demo mode counts only for that demo (S34).
   */
  first(tag: string): Element | undefined;
  /**
   * True if an author is editing this page in a CMS. In that case the page's elements do not make calls, and
   * they must not leave the page.
   */
  isEdited(): boolean;
  /** The browser's user agent string. */
  readonly userAgent: string;
}

/**
 * Returns the closest element that matches a selector. Unlike `closest()`, also searches outside the shadow
 * roots around the element, because the hub shows other elements in its own shadow root.
 */
function closestAround(element: Element, selector: string): Element | null {
  const found = element.closest(selector);
  const root = element.getRootNode();
  return found ?? (isShadowRoot(root) ? closestAround(root.host, selector) : null);
}

/** A CMS sets `data-edit` on the elements of a page that an author edits. Any value except "false" counts. */
export const isEdited = (element: Element): boolean =>
  closestAround(element, '[data-edit]:not([data-edit="false" i])') !== null;

/**
 * `data-calm` on an element or on one of its ancestors disables toasts and countdowns. Any value except
 * "false" counts.
 */
export const isCalm = (element: Element): boolean =>
  closestAround(element, '[data-calm]:not([data-calm="false" i])') !== null;

/** The demo to which an element belongs: the element itself or an element around it. */
export const demoAround = (element: Element): Element | null => closestAround(element, "[data-demo]");

/** Whether the page's URL requests the inspector. */
export const requestsInspector = (page: Pick<Page, "url">): boolean =>
  parseQuery(page.url().search).has("vetrina-inspect");

/** Safari throws after 100 changes in a short time, and a script of the page may replace the function. */
function changeHistory(method: "replaceState" | "pushState", url: string): void {
  try {
    history[method](history.state, "", url);
  } catch {
    // The URL in memory is still correct; only the shown URL is outdated.
  }
}

/**
 * @param isPageEdited whether the page's configuration enables edit mode; an attribute applies only to its
 * own element (S34)
 */
export function createPage(isPageEdited = (): boolean => false): Page {
  return {
    url: pageUrl,
    replaceUrl: (url) => changeHistory("replaceState", url),
    pushUrl: (url) => changeHistory("pushState", url),
    onUrlChange(listener) {
      window.addEventListener("popstate", listener);
      window.addEventListener("hashchange", listener);
      return () => {
        window.removeEventListener("popstate", listener);
        window.removeEventListener("hashchange", listener);
      };
    },
    navigate: (url) => {
      location.assign(url);
    },
    send: (name, detail, { cancelable = false } = {}) =>
      pageDocument.dispatchEvent(
        new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }),
      ),
    first: (tag) => firstOf(pageDocument.querySelectorAll(tag), null),
    isEdited: isPageEdited,
    userAgent: navigator.userAgent,
  };
}

/**
 * A part of the page with its own services. These services cannot leave the page, change its URL or read its
 * query string. They do not dispatch events, because the page would mistake these events for its own.
 */
export function createPageWithin(scope: Element, isScopeEdited = false): Page {
  return {
    ...createPage(() => isScopeEdited),
    url: () => Object.assign(pageUrl(), { search: "", hash: "" }),
    replaceUrl: () => undefined,
    pushUrl: () => undefined,
    onUrlChange: () => () => undefined,
    navigate: () => undefined,
    send: () => true,
    first: (tag) => firstOf(scope.matches(tag) ? [scope] : scope.querySelectorAll(tag), scope),
  };
}

/** `querySelectorAll` also finds elements of other namespaces, which never become widgets. */
const firstOf = (elements: Iterable<Element>, demo: Element | null): Element | undefined =>
  [...elements].find(
    (element) =>
      isHtmlElement(element) && demoAround(element) === demo && !isEdited(element) && isUsable(element),
  );

/**
 * False if an ancestor hides or disables the element, because a dialog there would be invisible or unusable.
 * A style that hides the element itself does not count: elements are hidden until they are defined.
 */
function isUsable(element: Element): boolean {
  if (closestAround(element, "[hidden],[inert],details:not([open]),fieldset:disabled")) return false;
  let box = renderedParent(element);
  // An element with `display: contents` has no box, but its children are visible.
  while (box && getComputedStyle(box).display === "contents") box = renderedParent(box);
  if (!box) return true;
  if (!isRendered(box)) return false;
  // Older browsers do not have the property `contentVisibility`.
  return (getComputedStyle(box) as Partial<CSSStyleDeclaration>).contentVisibility !== "hidden";
}

/**
 * Whether an author or developer, not a player, views the page: in edit mode, on their own machine, or as a
 * local file.
 */
export const isAuthoringContext = ({ isEdited }: Pick<Page, "isEdited">): boolean =>
  isLocalhost(location.hostname) || location.protocol === "file:" || isEdited();
