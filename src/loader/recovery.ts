import { WrongBase } from "./load-error";
import { widgetTags } from "./manifest";
import { showNote } from "./note";
import { isWithin } from "./page";
import { pageDocument } from "./page-document";
import { report } from "./report";

const widgets = () => pageDocument.querySelectorAll(widgetTags.join(","));

/** The last message about an authoring error. A retry does not log it again. */
let reported = "";

/**
 * Reports an authoring error that only the page author can correct: logs it and shows it to authors in the
 * page.
 */
export function reportMistake(sentence: string): void {
  showNote(sentence);
  if (sentence !== reported) report("error", `[vetrina] ${sentence}`);
  reported = sentence;
}

function reportFailure(error: unknown): void {
  if (error instanceof WrongBase) {
    reportMistake(error.message);
    return;
  }
  report("error", "[vetrina] could not be loaded; it will be tried again", error);
  showNote(`[vetrina] ${String(error)}`);
}

/**
 * Calls the widget's method instead of the node's, because fields of a form hide the form's own methods. 8 is
 * `Node.DOCUMENT_POSITION_CONTAINS`.
 */
const isInside = (widget: Element, node: Node): boolean =>
  node === widget || (widget.compareDocumentPosition(node) & 8) !== 0;

/**
 * Handles a core that could not be loaded: keeps the author's fallback content and dispatches an error event.
 * Calls `retry` once, when the browser is online again or when a widget is inserted or comes into view.
 *
 * @returns a function that stops waiting
 */
export function waitForRetry(error: unknown, retry: () => void): () => void {
  const outOfView = new WeakSet<Element>();
  const viewObserver = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) outOfView.add(target);
      else if (outOfView.has(target)) retryOnce();
    }
  });
  const insertions = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    if ([...widgets()].some((widget) => added.some((node) => isInside(widget, node)))) retryOnce();
  });

  function stop() {
    viewObserver.disconnect();
    insertions.disconnect();
    removeEventListener("online", retryOnce);
  }

  /** Stops first, so that later events do not retry again. */
  function retryOnce() {
    stop();
    retry();
  }

  for (const widget of widgets()) {
    widget.setAttribute("data-state", "error");
    // The observer's first entry may arrive after a scroll, so the widget's current position is measured.
    if (!isWithin(0, widget)) outOfView.add(widget);
    viewObserver.observe(widget);
  }
  insertions.observe(document, { childList: true, subtree: true });
  addEventListener("online", retryOnce);
  reportFailure(error);
  pageDocument.dispatchEvent(new CustomEvent("vetrina:error", { detail: { code: "chunk", error } }));
  return stop;
}
