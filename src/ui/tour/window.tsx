import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { pageDocument, protectContainer } from "../../utils/page-document";
import { dialogStyles } from "../dialog";
import { richTextStyles } from "../rich-text";
import { uiStyles } from "../theme/styles";
import { popoverTag } from "./targets";
import css from "./tour.css?inline";

export interface TourHost {
  render(content: ReactNode): void;
  close(): void;
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/**
 * Puts the popover's element at the end of the body, with a shadow root.
 *
 * @param scheme the value of `data-vetrina-scheme` around the element that has started the tour
 */
export function openTourHost(scheme: string | undefined): TourHost {
  const host = pageDocument.createElement(popoverTag);
  if (scheme !== undefined) host.dataset.vetrinaScheme = scheme;
  const shadow = host.attachShadow({ mode: "open" });
  shadow.adoptedStyleSheets = [...uiStyles, dialogStyles, richTextStyles, css].map(sheetOf);
  const box = protectContainer(pageDocument.createElement("div"));
  box.className = "root";
  shadow.append(box);
  pageDocument.body.append(host);
  const root = createRoot(box, { identifierPrefix: "vetrina-tour-" });
  return {
    render: (content) => root.render(content),
    close() {
      root.unmount();
      host.remove();
    },
  };
}
