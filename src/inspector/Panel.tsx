import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Language, type TextOverrides, translator } from "../i18n";
import type { Inspection } from "./inspection";
import { pageDocument } from "../utils/page-document";
import { labels } from "./labels";
import { Outline } from "./Outline";
import { PageFacts } from "./PageFacts";
import { severityOf } from "./reasons";
import { reportOf } from "./report";
import { useCopy } from "./useCopy";
import { WidgetLine } from "./WidgetLine";

/** The page as it was read, with the element of each entry. */
export interface Reading {
  readonly inspection: Inspection;
  readonly elements: ReadonlyMap<number, HTMLElement>;
}

export interface PanelProps {
  readonly read: () => Reading;
  readonly language: Language;
  readonly texts: TextOverrides;
  onClose(): void;
}

/** How often the page is read again, milliseconds. Nothing tells of everything that the panel shows. */
const readEvery = 500;

/** Reads the page again and again, and renders only after a change. */
function useReading(read: () => Reading): Reading {
  const [reading, setReading] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => {
      if (pageDocument.hidden) return;
      const next = read();
      setReading((last) =>
        JSON.stringify(last.inspection) === JSON.stringify(next.inspection) ? last : next,
      );
    }, readEvery);
    return () => {
      clearInterval(timer);
    };
  }, [read]);
  return reading;
}

/** The inspector: a region of its own, which the page stays usable beside. */
export function Panel({ read, language, texts, onClose }: PanelProps) {
  const { inspection, elements } = useReading(read);
  const [side, setSide] = useState<"end" | "start">("end");
  const [pointed, setPointed] = useState<number>();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { copy, copied } = useCopy();
  const say = translator(labels, language, texts);
  useLayoutEffect(() => titleRef.current?.focus(), []);

  const wrong = inspection.widgets.filter(({ reason }) => severityOf(reason) === "wrong").length;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  return (
    <>
      <Outline element={pointed === undefined ? undefined : elements.get(pointed)} />
      <section
        className="panel"
        role="dialog"
        aria-labelledby="title"
        lang={language}
        data-side={side}
        onKeyDown={onKeyDown}
      >
        <header>
          <div className="head">
            <h2 id="title" tabIndex={-1} ref={titleRef}>
              {say("title")} <small>{inspection.version}</small>
            </h2>
            <button
              type="button"
              className="icon"
              aria-label={say("move")}
              title={say("move")}
              onClick={() => setSide(side === "end" ? "start" : "end")}
            >
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M3 7h13m-3-3 3 3-3 3M17 13H4m3-3-3 3 3 3" />
              </svg>
            </button>
            <button
              type="button"
              className="icon"
              aria-label={say("close")}
              title={say("close")}
              onClick={onClose}
            >
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="m5 5 10 10M15 5 5 15" />
              </svg>
            </button>
          </div>
          <div className="head">
            <p className="summary">
              {inspection.widgets.length === 0
                ? say("noWidgets")
                : say("summary", { count: inspection.widgets.length, wrong })}
            </p>
            <button type="button" onClick={() => copy(reportOf(inspection, language, texts))}>
              {say("copyReport")}
            </button>
          </div>
          <p role="status" className="status">
            {copied && say(copied.isDone ? "copied" : "notCopied")}
          </p>
          {copied?.isDone === false && (
            <textarea
              readOnly
              rows={4}
              aria-label={say("reportTitle")}
              value={copied.text}
              ref={(area) => {
                area?.select();
              }}
            />
          )}
        </header>
        <div className="body">
          {inspection.widgets.length > 0 && (
            <>
              <h3>{say("widgets")}</h3>
              <ul>
                {inspection.widgets.map((entry) => (
                  <WidgetLine
                    key={entry.key}
                    {...{ entry, language, texts, copy }}
                    onPoint={(isPointed) => setPointed(isPointed ? entry.key : undefined)}
                    onShow={() => elements.get(entry.key)?.scrollIntoView({ block: "center" })}
                  />
                ))}
              </ul>
            </>
          )}
          <h3>{say("page")}</h3>
          <PageFacts {...{ inspection, language, texts }} />
        </div>
      </section>
    </>
  );
}
