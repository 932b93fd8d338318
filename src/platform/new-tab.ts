import type { Language } from "../i18n/texts";

/** The content of a new tab while it waits. */
export interface WaitingWords {
  readonly language: Language;
  readonly title: string;
  readonly text: string;
}

/** A new tab that waits until a form is sent from it. */
export interface WaitingTab {
  /**
   * Sends a form from the tab's own document.
   * @param url absolute; it has passed the safe-URL check
   * @returns false if the visitor has closed the tab or has left its page
   */
  post(url: string, fields: Readonly<Record<string, string>>): boolean;
  /** Closes the tab if it is still waiting. */
  close(): void;
}

/**
 * Opens a tab without access to this page (S31). It must be called in the click event: after an `await`, WebKit does
 * not open a tab, although `navigator.userActivation.isActive` is still true.
 * @returns undefined if the browser blocks the tab, or if the page's `window.open` returns anything but a new tab
 */
export function openWaitingTab(words: WaitingWords): WaitingTab | undefined {
  const tab = openNewTab();
  if (!tab) return undefined;
  write(tab.document, words);

  let hasEnded = false;
  /** Ends the wait. Returns true if the tab was still waiting. */
  const end = () => {
    const wasWaiting = !hasEnded && isBlank(tab);
    hasEnded = true;
    window.removeEventListener("pagehide", close);
    return wasWaiting;
  };
  const close = () => {
    if (end()) tab.close();
  };
  // After the visitor has left this page, nothing can be sent from the tab any more.
  window.addEventListener("pagehide", close);
  return {
    post(url, fields) {
      if (!end()) return false;
      submit(tab.document, url, fields);
      return true;
    },
    close,
  };
}

/**
 * Opens a tab and checks the returned window before changing it. In-app browsers return the page's own
 * window. Scripts that block or count windows return an iframe, a substitute without a document, or a window
 * that is in use.
 */
function openNewTab(): Window | undefined {
  try {
    // The arguments are strings, because scripts that wrap `window.open` read them. An empty URL keeps the
    // initial document. The window is read from the document, because a script may return a proxy of the new
    // window.
    const tab = window.open("", "_blank")?.document.defaultView;
    if (!tab || isInUse(tab)) return undefined;
    tab.opener = null;
    return tab;
  } catch {
    return undefined;
  }
}

/** True if the window is an iframe, a window of this page, or a tab that is closed or has content. */
const isInUse = (tab: Window): boolean =>
  tab.top !== tab ||
  [window, parent, top, opener].includes(tab) ||
  !isBlank(tab) ||
  tab.document.body.hasChildNodes();

/** Reading the URL throws if the visitor has opened another site in the tab. */
function isBlank(tab: Window): boolean {
  try {
    return !tab.closed && tab.location.href === "about:blank";
  } catch {
    return false;
  }
}

function write(page: Document, { language, title, text }: WaitingWords): void {
  page.title = title;
  page.documentElement.lang = language;
  page.documentElement.style.font = "1.25rem system-ui";
  add(page.head, "meta", { name: "viewport", content: "width=device-width" });
  add(page.body, "p", { textContent: text });
}

/** Removes the form immediately, because it contains a token. */
function submit(page: Document, url: string, fields: Readonly<Record<string, string>>): void {
  const form = add(page.body, "form", { method: "post", action: url });
  for (const [name, value] of Object.entries(fields)) add(form, "input", { type: "hidden", name, value });
  // Calls the method of the prototype, because a field named `submit` would hide the form's own method. The
  // prototype belongs to the new tab, where no script has changed it.
  (Object.getPrototypeOf(form) as HTMLFormElement).submit.call(form);
  form.remove();
}

function add<Tag extends keyof HTMLElementTagNameMap>(
  parent: Element,
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(parent.ownerDocument.createElement(tag), properties);
  parent.append(element);
  return element;
}
