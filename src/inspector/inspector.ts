import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { adoptStyles } from "../element/styles";
import { isHtmlElement } from "../utils/objects";
import { markOwn } from "../utils/own-nodes";
import { pageDocument, protectContainer } from "../utils/page-document";
import hostCss from "./panel/host.css?inline";
import { Panel } from "./panel/Panel";
import css from "./panel/panel.css?inline";
import { createElementReader } from "./read-element";
import { createPageReader, type PageEnvironment } from "./read-page";
import { readTour } from "./read-tour";

export { keys, notes } from "./author-notes";

/** Moves the focus to the open inspector. A page has at most one. */
let focusOpen: (() => void) | undefined;

/** Opens the inspector, or moves the focus to it if it is already open. */
export function openInspector(environment: PageEnvironment): void {
  if (focusOpen) focusOpen();
  else open(environment);
}

/** The host fills the viewport above everything, and ignores all clicks outside the panel. */
function createHost(): HTMLElement {
  const host = markOwn(pageDocument.createElement("div"));
  host.dataset.vetrinaInspector = "";
  host.popover = "manual";
  // Events in the panel must not reach the page: keys would move a running tour, and clicks would close a
  // dialog around the panel.
  for (const name of ["keydown", "pointerdown", "mousedown", "click"])
    host.addEventListener(name, (event) => event.stopPropagation());
  adoptStyles(host.attachShadow({ mode: "open" }), [hostCss, css]);
  return host;
}

/** Moves the panel into the open modal dialog, which makes everything outside it inert, or into the body. */
function place(host: HTMLElement): void {
  const parent = [...pageDocument.querySelectorAll("dialog:modal")].at(-1) ?? pageDocument.body;
  if (host.parentNode === parent) return;
  parent.append(host);
  // In the top layer, if the browser has one, the page's elements cannot cover the panel.
  host.showPopover?.();
}

function open(environment: PageEnvironment): void {
  const { services } = environment;
  const { language, texts } = services.config.get();
  const opener = pageDocument.activeElement;
  const host = createHost();
  const shadow = host.shadowRoot as ShadowRoot;
  const container = protectContainer(pageDocument.createElement("div"));
  shadow.append(container);
  place(host);
  const root = createRoot(container);
  const page = createPageReader(environment);
  const unsubscribe = services.config.$config.listen(({ inspector }) => {
    if (!inspector) close();
  });

  function close() {
    focusOpen = undefined;
    unsubscribe();
    page.stop();
    root.unmount();
    host.remove();
    if (isHtmlElement(opener) && opener.isConnected) opener.focus({ preventScroll: true });
  }

  root.render(
    createElement(Panel, {
      language,
      texts,
      onClose: close,
      reader: createElementReader(environment, readTour),
      // Since the last reading, a dialog may have opened or a script may have removed the panel.
      readPage() {
        place(host);
        return page.read();
      },
    }),
  );
  focusOpen = () => shadow.querySelector<HTMLElement>("h2")?.focus();
}
