import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { adoptStyles } from "../element/styles";
import { markOwn } from "../utils/own-nodes";
import { pageDocument, protectContainer } from "../utils/page-document";
import { createWidgetReader } from "./collect-widgets";
import type { InspectorEnvironment } from "./environment";
import hostCss from "./host.css?inline";
import css from "./inspector.css?inline";
import { Panel } from "./Panel";
import { stayUsable } from "./stay-usable";
import { wordsIn } from "./words";
import { isHtmlElement } from "../utils/kinds-of-objects";

/** Moves the focus to the open inspector. A page has one. */
let focusOpen: (() => void) | undefined;

/** Opens the inspector; if it is open, moves the focus to it. */
export function openInspector(environment: InspectorEnvironment): void {
  if (focusOpen) focusOpen();
  else open(environment);
}

/** The host fills the window above everything, and lets all clicks through that are not on the panel. */
function createHost(): HTMLElement {
  const host = markOwn(pageDocument.createElement("div"));
  host.dataset.vetrinaInspector = "";
  host.popover = "manual";
  // Keys that are pressed in the panel would move a running tour, and clicks would close a dialog that the panel is in.
  for (const name of ["keydown", "pointerdown", "mousedown", "click"])
    host.addEventListener(name, (event) => event.stopPropagation());
  adoptStyles(host.attachShadow({ mode: "open" }), [hostCss, css]);
  return host;
}

function open(environment: InspectorEnvironment): void {
  const { catalogue, services } = environment;
  const { language, texts } = services.config.get();
  const words = wordsIn(language, texts);
  const opener = pageDocument.activeElement;
  const host = createHost();
  const shadow = host.shadowRoot as ShadowRoot;
  const container = protectContainer(pageDocument.createElement("div"));
  shadow.append(container);
  const stopMoving = stayUsable(host);
  const root = createRoot(container);
  const stopFollowing = services.config.$config.listen(({ inspector }) => {
    if (!inspector) close();
  });

  function close() {
    focusOpen = undefined;
    stopFollowing();
    stopMoving();
    root.unmount();
    host.remove();
    if (isHtmlElement(opener) && opener.isConnected) opener.focus({ preventScroll: true });
  }

  async function loadPage() {
    const { createPagePart } = await import("./inspector-page");
    return createPagePart(environment, words);
  }

  const reader = createWidgetReader(catalogue, services);
  root.render(createElement(Panel, { reader, loadPage, words, onClose: close }));
  focusOpen = () => shadow.querySelector<HTMLElement>("h2")?.focus();
}
