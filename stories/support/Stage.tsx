import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { adoptStyles } from "../../src/element/styles";
import { type Texts, type TextTable, type Translate, translator } from "../../src/i18n";
import { uiStyles } from "../../src/ui";

export interface StageProps {
  /** Style sheets in addition to `uiStyles`. */
  readonly styles?: readonly string[];
  readonly children: ReactNode;
}

/** A shadow root like a widget's, so that primitives look as they do on a page. */
export function Stage({ styles = [], children }: StageProps) {
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
    <div ref={hostRef} data-stage="">
      {root && createPortal(<div>{children}</div>, root)}
    </div>
  );
}

/** The translator of a set of texts, in the language of the toolbar. */
export function sayIn<Table extends TextTable>(texts: Texts<Table>): Translate<Table> {
  return translator(texts, document.documentElement.lang === "en" ? "en" : "it");
}
