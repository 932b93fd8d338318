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
  /** What the browser calls itself. */
  readonly userAgent: string;
}

export function createPage(): Page {
  return {
    address: () => new URL(location.href),
    replaceAddress: (address) => {
      history.replaceState(history.state, "", address);
    },
    navigate: (address) => {
      location.assign(address);
    },
    send: (name, detail, { cancelable = false } = {}) =>
      document.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable })),
    has: (tag) => document.querySelector(tag) !== null,
    userAgent: navigator.userAgent,
  };
}
