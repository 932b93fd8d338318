import type { ReadableAtom } from "nanostores";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { Sanitise } from "../platform/html";
import { addSheets } from "../platform/style-sheets";
import { TextsContext, type TranslatorOf } from "../ui/contexts";
import { dialogStyles } from "../ui/dialog";
import { focusOrigin, restoreFocus } from "../ui/focus";
import { richTextStyles } from "../ui/rich-text/RichText";
import { uiStyles } from "../ui/theme/styles";
import { markOwn } from "../utils/own-nodes";
import { pageDocument, protectContainer } from "../utils/page-document";
import type { TourState } from "./state";
import { popoverTag } from "./targets";
import css from "./tour.css?inline";
import type { TourActions } from "./TourPopover";
import { TourWindow } from "./TourWindow";

/** Dependencies of the renderer. */
export interface TourRendererEnvironment {
  readonly $state: ReadableAtom<TourState>;
  readonly actions: TourActions;
  readonly sanitise: Sanitise;
  readonly translatorOf: TranslatorOf;
  /** The start button of a tour, if the tour has an element on this page. */
  buttonOf(id: string): Element | null | undefined;
}

/** Renders the tour of a page, and restores the focus at its end. */
export interface TourRenderer {
  /**
   * Remembers the focused element before a tour starts. When the tour ends, this element receives the focus
   * again.
   */
  rememberOpener(): void;
  /**
   * Call before a tour is resumed. When the tour ends, its start button receives the focus if no element of
   * this page had the focus before.
   */
  expectResumedTour(): void;
}

interface TourHost {
  render(content: ReactNode): void;
  close(): void;
}

/** Adds the popover's element to the end of the body, with a shadow root. */
function openTourHost(): TourHost {
  const host = markOwn(pageDocument.createElement(popoverTag));
  const shadow = host.attachShadow({ mode: "open" });
  addSheets(shadow, [...uiStyles, dialogStyles, richTextStyles, css]);
  const box = protectContainer(pageDocument.createElement("div"));
  shadow.append(box);
  pageDocument.body.append(host);
  const root = createRoot(box);
  return {
    // Renders synchronously, because the popover of the previous step must lose the focus when its step ends.
    render: (content) => flushSync(() => root.render(content)),
    close() {
      root.unmount();
      host.remove();
    },
  };
}

/** Renders each state of the tour from now on. */
export function createTourRenderer(environment: TourRendererEnvironment): TourRenderer {
  const { $state, actions, sanitise, translatorOf, buttonOf } = environment;
  let host: TourHost | undefined;
  let opener: Element | null = null;
  /** True for a tour from another page or from before a reload, which has no opener on this page. */
  let isResumed = false;
  let tourId = "";

  function close(): void {
    if (!host) return;
    host.close();
    host = undefined;
    const hasOpener = opener?.isConnected && opener !== pageDocument.body;
    const button = isResumed ? buttonOf(tourId) : undefined;
    restoreFocus(hasOpener ? opener : (button ?? null));
    opener = null;
    isResumed = false;
  }

  $state.listen((state) => {
    if (state.status === "idle") return close();
    const { id, step, status, confirm, keyboard } = state;
    if (!step) return;
    opener ??= focusOrigin();
    host ??= openTourHost();
    tourId = id;
    host.render(
      <TextsContext.Provider value={translatorOf}>
        <TourWindow
          step={step}
          status={status}
          confirm={confirm}
          keyboard={keyboard}
          sanitise={sanitise}
          actions={actions}
        />
      </TextsContext.Provider>,
    );
  });

  return {
    rememberOpener() {
      opener = focusOrigin();
      isResumed = false;
    },
    expectResumedTour() {
      isResumed = true;
    },
  };
}
