/** What services may know of the page, and do to it. Node and tests replace it. */
export interface Page {
  /** The page's address. */
  address(): URL;
  /** Replaces the address without loading a page. */
  replaceAddress(address: string): void;
  /** Leaves the page. The address must be checked by the address gate. */
  navigate(address: string): void;
  /** Sends a DOM event from the document; false if a listener has cancelled it. */
  send(name: `vetrina:${string}`, detail: unknown, options?: { readonly cancelable?: boolean }): boolean;
  /** True if the document has an element of this tag, even if the element is not defined. */
  has(tag: string): boolean;
  /** True if an author is editing this page in a CMS. Then the page must not be left. */
  isEdited(): boolean;
  /** The browser's user agent string. */
  readonly userAgent: string;
}

/** A CMS sets this attribute while an author edits the page. Any value but "false" counts. */
const editedSelector = '[data-edit]:not([data-edit="false" i])';

export const isEdited = (element: Element): boolean => element.closest(editedSelector) !== null;

export function createPage(): Page {
  return {
    address: () => new URL(location.href),
    replaceAddress: (address) => {
      history.replaceState(history.state, "", address);
    },
    navigate: (address) => {
      location.assign(address);
    },
    send: (name, detail, options) => sendFrom(document, name, detail, options),
    has: (tag) => document.querySelector(tag) !== null,
    isEdited: () => document.querySelector(editedSelector) !== null,
    userAgent: navigator.userAgent,
  };
}

/** A part of the page with services of its own. They cannot leave the page or change its address, nor read its query. */
export function createPageWithin(scope: Element): Page {
  return {
    ...createPage(),
    address: () => new URL(location.origin + location.pathname),
    replaceAddress: () => undefined,
    navigate: () => undefined,
    send: (name, detail, options) => sendFrom(scope, name, detail, options),
    has: (tag) => scope.matches(tag) || scope.querySelector(tag) !== null,
  };
}

function sendFrom(
  target: EventTarget,
  name: string,
  detail: unknown,
  { cancelable = false }: { readonly cancelable?: boolean } = {},
): boolean {
  return target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
}
