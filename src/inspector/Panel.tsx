import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { pageDocument } from "../utils/page-document";
import type { Found } from "./collect-widgets";
import type { PagePart } from "./inspector-page";
import { Outline } from "./Outline";
import { severityOf } from "./reasons";
import { useCopy } from "./useCopy";
import { WidgetLine } from "./WidgetLine";
import type { Words } from "./words";

export interface PanelProps {
  /** Reads the elements of the page. */
  readonly read: () => readonly Found[];
  readonly loadPage: () => Promise<PagePart>;
  readonly words: Words;
  onClose(): void;
}

/** How often the page is read again, milliseconds. No event tells of everything that the panel shows. */
const readEvery = 500;

/** For a comparison: elements are compared by the key of their entry. */
const written = (reading: unknown) =>
  JSON.stringify(reading, (name, value: unknown) => (name === "element" ? undefined : value));

/** Reads again and again while the page is visible, and renders only after a change. */
function useReading<Value>(read: () => Value): Value {
  const [reading, setReading] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!pageDocument.hidden) setReading((last) => keepEqual(last, read()));
    }, readEvery);
    return () => {
      clearInterval(timer);
    };
  }, [read]);
  return reading;
}

const keepEqual = <Value,>(last: Value, next: Value) => (written(last) === written(next) ? last : next);

/** The part about the page as a whole, once it has come. Without it, the elements are shown all the same. */
function usePagePart(load: PanelProps["loadPage"]): PagePart | undefined {
  const [part, setPart] = useState<PagePart>();
  useEffect(() => {
    const loading = load();
    loading.then(setPart, () => undefined);
    return () => {
      loading.then(({ stop }) => stop()).catch(() => undefined);
    };
  }, [load]);
  return part;
}

/** The inspector: a region of its own, which the page stays usable beside. */
export function Panel({ read, loadPage, words, onClose }: PanelProps) {
  const page = usePagePart(loadPage);
  const { found, sections } = useReading(
    useCallback(() => ({ found: read(), sections: page?.sections() ?? [] }), [read, page]),
  );
  const [isMoved, setMoved] = useState(false);
  const [pointed, setPointed] = useState<number>();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { copy, copied } = useCopy();
  const { say } = words;
  useLayoutEffect(() => titleRef.current?.focus(), []);

  const wrong = found.filter(({ entry: { reason } }) => severityOf(reason) === "wrong").length;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  return (
    <>
      <Outline element={found.find(({ entry }) => entry.key === pointed)?.element} />
      <section
        className="panel"
        role="dialog"
        aria-labelledby="title"
        lang={words.language}
        data-moved={isMoved}
        onKeyDown={onKeyDown}
      >
        <header>
          <div className="line">
            <h2 id="title" tabIndex={-1} ref={titleRef}>
              {say("title")}
            </h2>
            <button
              type="button"
              aria-label={say("move")}
              title={say("move")}
              onClick={() => setMoved(!isMoved)}
            >
              ⇄
            </button>
            <button type="button" aria-label={say("close")} title={say("close")} onClick={onClose}>
              ✕
            </button>
          </div>
          <div className="line">
            <p>{say("summary", { count: found.length, wrong })}</p>
            <button type="button" onClick={() => page && copy(page.report(found.map(({ entry }) => entry)))}>
              {say("copyReport")}
            </button>
          </div>
          <p role="status">{copied && say(copied.isDone ? "copied" : "notCopied")}</p>
          {copied?.isDone === false && (
            <textarea
              readOnly
              rows={4}
              aria-label={say("title")}
              value={copied.text}
              ref={(area) => {
                area?.select();
              }}
            />
          )}
        </header>
        <div className="body">
          <h3>{say("widgets")}</h3>
          <ul>
            {found.map(({ element, entry }) => (
              <WidgetLine
                key={entry.key}
                {...{ entry, words, copy }}
                onPoint={(isPointed) => setPointed(isPointed ? entry.key : undefined)}
                onShow={() => element.scrollIntoView({ block: innerWidth > 640 ? "center" : "start" })}
              />
            ))}
          </ul>
          <h3>{say("page")}</h3>
          {page && <page.View sections={sections} />}
        </div>
      </section>
    </>
  );
}
