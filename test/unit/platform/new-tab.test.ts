import { afterEach, describe, expect, it, vi } from "vitest";
import { openWaitingTab } from "../../../src/platform/new-tab";

const words = { language: "it", title: "Roulette Roma", text: "Apertura del tavolo…" } as const;
const url = "https://games.test/gioco";

afterEach(() => {
  vi.restoreAllMocks();
  // All test files share the page, which would stay suspended after `pagehide`.
  dispatchEvent(new Event("pageshow"));
});

/** A tab as `window.open` returns it. */
function createTab() {
  const tab = {
    document: document.implementation.createHTMLDocument(),
    opener: window as Window | null,
    closed: false,
    location: { href: "about:blank" },
    close: vi.fn(),
  };
  Object.defineProperty(tab.document, "defaultView", { value: tab });
  return Object.assign(tab, { top: tab as unknown });
}

function open(tab = createTab()) {
  vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
  const waiting = openWaitingTab(words);
  if (!waiting) throw new Error("no tab was opened");
  return { tab, waiting };
}

/** Forms that are submitted from now on. */
function recordForms() {
  const sent: unknown[] = [];
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function submit(this: HTMLFormElement) {
    sent.push({
      in: this.ownerDocument,
      isConnected: this.isConnected,
      method: this.method,
      action: this.action,
      target: this.target,
      fields: [...this.querySelectorAll("input")].map(({ type, name, value }) => [type, name, value]),
    });
  });
  return sent;
}

describe("a tab that waits for its URL", () => {
  it("has no opener, and shows its text in the language of the page", () => {
    const { tab } = open();
    expect(window.open).toHaveBeenCalledExactlyOnceWith("", "_blank");
    expect(tab.opener).toBeNull();
    expect([tab.document.title, tab.document.documentElement.lang]).toEqual(["Roulette Roma", "it"]);
    expect(tab.document.body.textContent).toBe("Apertura del tavolo…");
    expect(tab.document.querySelector("meta[name=viewport]")).not.toBeNull();
  });

  it("opens even if a script's wrapper of `window.open` reads the URL and the target", () => {
    const tab = createTab();
    vi.spyOn(window, "open").mockImplementation((url, target) => {
      const isCounted =
        String.prototype.startsWith.call(url as string, "https:") || target?.charAt(0) !== "_";
      return isCounted || (url as string).indexOf("/promo") === 0 ? null : (tab as unknown as Window);
    });
    expect(openWaitingTab(words)).toBeDefined();
  });

  it("is undefined if the browser blocks it", () => {
    vi.spyOn(window, "open").mockReturnValue(null);
    expect(openWaitingTab(words)).toBeUndefined();
  });

  it.each<[string, () => unknown]>([
    ["the page's own window", () => window],
    [
      "a proxy of the page's window",
      () => new Proxy(window, { get: (target, name) => Reflect.get(target, name) }),
    ],
    ["a window without a document", () => ({ closed: false, location: { href: "about:blank" } })],
    ["a document without a window", () => ({ document: document.implementation.createHTMLDocument() })],
    ["a closed window", () => Object.assign(createTab(), { closed: true })],
    ["a frame", () => Object.assign(createTab(), { top: window })],
    [
      "a window with another page",
      () => Object.assign(createTab(), { location: { href: "https://www.vetrina.test/" } }),
    ],
    [
      "a blank window with content",
      () => {
        const tab = createTab();
        tab.document.body.append("x");
        return tab;
      },
    ],
    ["text", () => "[object Window]"],
    ["a promise", () => Promise.resolve(createTab())],
  ])("is undefined without side effects if `window.open` returns %s", (_, create) => {
    const returned = create();
    const look = () => [document.title, document.documentElement.lang, document.body.childElementCount];
    const before = look();
    vi.spyOn(window, "open").mockReturnValue(returned as Window);
    expect(openWaitingTab(words)).toBeUndefined();
    expect(look()).toEqual(before);
    const { document: page } = returned as Partial<Window>;
    expect(page?.title).not.toBe(words.title);
  });

  it("is undefined if `window.open` or the returned window throws", () => {
    const refuse = () => {
      throw new DOMException("Blocked", "SecurityError");
    };
    const open = vi.spyOn(window, "open").mockImplementation(refuse);
    expect(openWaitingTab(words)).toBeUndefined();
    open.mockReturnValue(Object.defineProperty({}, "document", { get: refuse }) as Window);
    expect(openWaitingTab(words)).toBeUndefined();
  });

  it("submits a form from its own document, with fields of any name", () => {
    const sent = recordForms();
    const { tab, waiting } = open();
    expect(waiting.post(url, { token: "eyJ.t", submit: "x" })).toBe(true);
    expect(sent).toEqual([
      {
        in: tab.document,
        isConnected: true,
        method: "post",
        action: url,
        target: "",
        fields: [
          ["hidden", "token", "eyJ.t"],
          ["hidden", "submit", "x"],
        ],
      },
    ]);
    expect(tab.document.querySelector("form, input")).toBeNull();
    expect(document.querySelector("form, input")).toBeNull();
  });

  it("submits once, and is not closed afterwards", () => {
    const sent = recordForms();
    const { tab, waiting } = open();
    waiting.post(url, {});
    waiting.close();
    dispatchEvent(new Event("pagehide"));
    expect([waiting.post(url, {}), sent.length, tab.close.mock.calls]).toEqual([false, 1, []]);
  });

  it.each([
    ["close is called", (waiting: { close(): void }) => waiting.close()],
    ["the page is left", () => void dispatchEvent(new Event("pagehide"))],
  ])("is closed once when %s, and does not submit a form afterwards", (_, end) => {
    const sent = recordForms();
    const { tab, waiting } = open();
    end(waiting);
    end(waiting);
    expect([tab.close.mock.calls.length, waiting.post(url, {}), sent]).toEqual([1, false, []]);
  });

  it.each([
    ["closed", { closed: true }],
    ["on another page of the site", { location: { href: "https://www.vetrina.test/" } }],
    [
      "on another site",
      {
        get location(): never {
          throw new DOMException("Blocked a frame", "SecurityError");
        },
      },
    ],
  ])("is not changed if it is %s", (_, change) => {
    const sent = recordForms();
    const { tab, waiting } = open();
    Object.defineProperties(tab, Object.getOwnPropertyDescriptors(change));
    expect([waiting.post(url, {}), sent]).toEqual([false, []]);
    const other = open();
    Object.defineProperties(other.tab, Object.getOwnPropertyDescriptors(change));
    other.waiting.close();
    expect(other.tab.close).not.toHaveBeenCalled();
  });
});
