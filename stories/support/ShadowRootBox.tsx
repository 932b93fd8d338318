import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { adoptStyles } from "../../src/element/styles";
import { translator } from "../../src/i18n/texts";
import { uiStyles } from "../../src/ui";
import { TextsContext, type TranslatorOf } from "../../src/ui/contexts";

export interface ShadowRootBoxProps {
  /** Style sheets in addition to `uiStyles`. */
  readonly styles?: readonly string[];
  readonly children: ReactNode;
}

/** A shadow root like a widget's, so that primitives look as they do on a page. */
export function ShadowRootBox({ styles = [], children }: ShadowRootBoxProps) {
  const hostRef = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot>();
  useLayoutEffect(() => {
    const host = hostRef.current;
    if (!host) return;
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: "open" });
    adoptStyles(shadow, [...uiStyles, ...styles]);
    setRoot(shadow);
  }, [styles]);
  return (
    <div ref={hostRef} data-shadow-root-box="">
      <TextsContext.Provider value={translatorOf}>
        {root && createPortal(<div>{children}</div>, root)}
      </TextsContext.Provider>
    </div>
  );
}

/** Translates texts into the language that is selected in the toolbar. */
const translatorOf: TranslatorOf = (texts) =>
  translator(texts, document.documentElement.lang === "en" ? "en" : "it");
