import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { markOwn } from "../utils/own-nodes";
import { pageDocument, protectContainer } from "../utils/page-document";
import { addSheets } from "../platform/style-sheets";
import { dialogStyles } from "../ui/dialog";
import { richTextStyles } from "../ui/rich-text";
import { uiStyles } from "../ui/theme/styles";
import { popoverTag } from "./targets";
import css from "./tour.css?inline";

export interface TourHost {
  render(content: ReactNode): void;
  close(): void;
}

/** Adds the popover's element at the end of the body, with a shadow root. */
export function openTourHost(): TourHost {
  const host = markOwn(pageDocument.createElement(popoverTag));
  const shadow = host.attachShadow({ mode: "open" });
  addSheets(shadow, [...uiStyles, dialogStyles, richTextStyles, css]);
  const box = protectContainer(pageDocument.createElement("div"));
  shadow.append(box);
  pageDocument.body.append(host);
  const root = createRoot(box);
  return {
    // At once: the popover of the previous step must lose the focus when its step ends.
    render: (content) => flushSync(() => root.render(content)),
    close() {
      root.unmount();
      host.remove();
    },
  };
}
