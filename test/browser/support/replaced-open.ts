/**
 * Functions that run in a page and replace its `window.open`, each with a description of the value that the
 * replacement returns.
 */
export const replacedOpen: readonly (readonly [returned: string, replace: () => void])[] = [
  ["the page's own window", () => void (window.open = () => window)],
  ["the window around the page", () => void (window.open = () => parent)],
  [
    "a proxy of the page's window",
    () => {
      const proxy = new Proxy(window, { get: (target, name): unknown => Reflect.get(target, name) });
      window.open = () => proxy;
    },
  ],
  [
    "a frame in the page",
    () => {
      window.open = () => {
        const frame = document.body.appendChild(document.createElement("iframe"));
        frame.hidden = true;
        return frame.contentWindow;
      };
    },
  ],
  [
    "a stand-in without a document",
    () => void (window.open = () => ({ closed: false, close() {} }) as Window),
  ],
  [
    "a stand-in with a document that no tab shows",
    () => {
      const page = document.implementation.createHTMLDocument();
      window.open = () => ({ document: page, closed: false, location: { href: "about:blank" } }) as Window;
    },
  ],
  [
    "a window that throws at each access",
    () => {
      const { proxy, revoke } = Proxy.revocable(window, {});
      revoke();
      window.open = () => proxy;
    },
  ],
  [
    "nothing, but throws",
    () => {
      window.open = () => {
        throw new DOMException("Windows are not allowed", "SecurityError");
      };
    },
  ],
  [
    "a tab that is closed at once",
    () => {
      const { open } = window;
      window.open = (...parameters) => {
        const tab = open.apply(window, parameters);
        tab?.close();
        return tab;
      };
    },
  ],
  ["no function", () => void Object.assign(window, { open: undefined })],
];

/** Runs in the page: returns page state that the launch of a game must not change. */
export const lookOfPage = (): string =>
  JSON.stringify([
    document.title,
    document.documentElement.lang,
    document.documentElement.style.cssText,
    opener,
  ]);
