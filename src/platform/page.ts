/** What domain folders may know of the page around them. Node and tests give their own. */
export interface Page {
  /** The page's address. */
  address(): URL;
  /** Replaces the address without loading anything. */
  replaceAddress(address: string): void;
  /** Leaves the page. The address must have passed the address gate. */
  navigate(address: string): void;
  /** Sends a DOM event from the document; false where a listener cancelled it. */
  send(name: `vetrina:${string}`, detail: unknown, options?: { readonly cancelable?: boolean }): boolean;
  /** True where an element of this tag is in the document, defined or not. */
  has(tag: string): boolean;
  /** True while an author edits this page in a CMS: it must not be left. */
  isEdited(): boolean;
  /** What the browser calls itself. */
  readonly userAgent: string;
}

/** The attribute by which a CMS says that an author is editing, with any value but "false". */
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

/** A part of the page for services of its own: they cannot leave the page, and neither read nor change its address. */
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
