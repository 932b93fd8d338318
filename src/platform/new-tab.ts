import type { Language } from "../i18n/texts";

/** What a new tab says while it waits. */
export interface WaitingWords {
  readonly language: Language;
  readonly title: string;
  readonly text: string;
}

/** A new tab that waits for the form that it shall send. */
export interface WaitingTab {
  /**
   * Sends a form from the tab's own document; false where the visitor has closed the tab or gone elsewhere in it.
   *
   * @param address absolute, and through the address gate
   */
  post(address: string, fields: Readonly<Record<string, string>>): boolean;
  /** Closes the tab if it still waits. */
  close(): void;
}

/**
 * Opens a tab that knows nothing of this page (S31); undefined where the browser refuses. It must be called in the click
 * itself: after an awaited answer WebKit opens no tab, although `navigator.userActivation.isActive` is still true.
 */
export function openWaitingTab(words: WaitingWords): WaitingTab | undefined {
  // Without an address the first document stays: some versions of Firefox put another one in its place otherwise.
  const tab = window.open();
  if (!tab) return undefined;
  tab.opener = null;
  write(tab.document, words);

  let isOver = false;
  /** Ends the wait, and tells whether the tab was still there for it. */
  const end = () => {
    const wasWaiting = !isOver && isBlank(tab);
    isOver = true;
    removeEventListener("pagehide", close);
    return wasWaiting;
  };
  const close = () => {
    if (end()) tab.close();
  };
  // Without this page nothing would ever come.
  addEventListener("pagehide", close);
  return {
    post(address, fields) {
      if (!end()) return false;
      submit(tab.document, address, fields);
      return true;
    },
    close,
  };
}

/** The address of a tab in which the visitor has gone to another site cannot be read. */
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

/** The form is in the document for no longer than this. */
function submit(page: Document, address: string, fields: Readonly<Record<string, string>>): void {
  const form = add(page.body, "form", { method: "post", action: address });
  for (const [name, value] of Object.entries(fields)) add(form, "input", { type: "hidden", name, value });
  // A field may have the name of a method.
  HTMLFormElement.prototype.submit.call(form);
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
