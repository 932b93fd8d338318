import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { WidgetReader } from "./collect-widgets";
import type { PagePart } from "./inspector-page";
import { Outline } from "./Outline";
import { PageFacts } from "./PageFacts";
import { severityOf } from "./reasons";
import { useReading } from "./useReading";
import { WidgetLine } from "./WidgetLine";
import type { Words } from "./words";

export interface PanelProps {
  readonly reader: WidgetReader;
  readonly loadPage: () => Promise<PagePart>;
  readonly words: Words;
  onClose(): void;
}

/** The second part, once it has come; null if it cannot. Without it, the elements are shown all the same. */
function usePagePart(load: PanelProps["loadPage"]): PagePart | null | undefined {
  const [part, setPart] = useState<PagePart | null>();
  useEffect(() => {
    const loading = load();
    loading.then(setPart, () => setPart(null));
    return () => {
      loading.then(({ stop }) => stop()).catch(() => undefined);
    };
  }, [load]);
  return part;
}

/** The inspector: a region of its own, which the page stays usable beside. */
export function Panel({ reader, loadPage, words, onClose }: PanelProps) {
  const page = usePagePart(loadPage);
  const { found, sections } = useReading(reader, page);
  const [isMoved, setMoved] = useState(false);
  const [pointed, setPointed] = useState<HTMLElement>();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { say } = words;
  useLayoutEffect(() => titleRef.current?.focus(), []);

  const wrong = found.filter(({ entry: { reason } }) => severityOf(reason) === "wrong").length;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    // A dialog that the panel is in stays open.
    event.preventDefault();
    onClose();
  };
  return (
    <>
      <Outline element={pointed} />
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
            {page && <page.CopyReport widgets={found.map(({ entry }) => entry)} />}
          </div>
        </header>
        <div className="body">
          <h3>{say("widgets")}</h3>
          <ul>
            {found.map((each) => (
              <WidgetLine key={each.entry.key} found={each} onPoint={setPointed} {...{ page, words }} />
            ))}
          </ul>
          <h3>{say("page")}</h3>
          <PageFacts sections={sections} />
        </div>
      </section>
    </>
  );
}
