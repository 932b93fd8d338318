import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Language, type TextOverrides, translator } from "../../i18n/texts";
import { stringifyJson } from "../../utils/json";
import { pageDocument } from "../../utils/page-document";
import { elementFindings } from "../findings/element";
import type { PageFacts } from "../findings/facts";
import { pageFindings } from "../findings/page";
import { sentencesIn } from "../findings/sentences";
import { labels } from "../labels";
import type { ElementReader } from "../read-element";
import { CopyButton } from "./CopyButton";
import { ElementLine, type Listed } from "./ElementLine";
import { Outline } from "./Outline";
import { pageLines } from "./page-lines";
import { reportOf } from "./report";

export interface PanelProps {
  readonly reader: ElementReader;
  readPage(): PageFacts;
  readonly language: Language;
  /** The operator's own texts. */
  readonly texts: TextOverrides;
  onClose(): void;
}

/** Milliseconds between two readings. No event reports everything that the panel shows. */
const readEvery = 500;

/** Elements that have not changed stay the same objects, so that their lines are not rendered again. */
function listElements(reader: ElementReader, before: readonly Listed[]): readonly Listed[] {
  const known = new Map(before.map((each) => [each.facts.key, each]));
  return reader.elements().map((element) => {
    const facts = reader.read(element);
    const hasContent = element.childNodes.length > 0;
    const last = known.get(facts.key);
    const isSame = last?.hasContent === hasContent && stringifyJson(last.facts) === stringifyJson(facts);
    return isSame && last ? last : { element, hasContent, facts, findings: elementFindings(facts) };
  });
}

/** Reads the page immediately and then repeatedly, while it is visible. */
function useReading({ reader, readPage }: Pick<PanelProps, "reader" | "readPage">) {
  const [listed, setListed] = useState<readonly Listed[]>([]);
  const [page, setPage] = useState<PageFacts>();
  useEffect(() => {
    const read = () => {
      if (pageDocument.hidden) return;
      setListed((before) => {
        const next = listElements(reader, before);
        return next.length === before.length && next.every((each, index) => each === before[index])
          ? before
          : next;
      });
      const nextPage = readPage();
      setPage((before) => (stringifyJson(before) === stringifyJson(nextPage) ? before : nextPage));
    };
    read();
    const timer = setInterval(read, readEvery);
    return () => clearInterval(timer);
  }, [reader, readPage]);
  return { listed, page };
}

/**
 * Facts of the page as a whole. A section shows the number of its problems, and is open from the start if it
 * has any.
 */
function Section({ title, note, lines }: { title: string; note: string | number; lines: readonly string[] }) {
  const isWrong = typeof note === "number" && note > 0;
  return (
    <details open={isWrong} className={isWrong ? "wrong" : ""}>
      <summary className="line">
        <span>{title}</span> <span className="badge">{note}</span>
      </summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

/** The inspector: a dialog that is not modal, so that the page stays usable. */
export function Panel({ reader, readPage, language, texts, onClose }: PanelProps) {
  const { listed, page } = useReading({ reader, readPage });
  const [isMoved, setMoved] = useState(false);
  const [pointed, setPointed] = useState<HTMLElement>();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const say = translator(labels, language, texts);
  const sentence = sentencesIn(language, texts);
  useLayoutEffect(() => titleRef.current?.focus(), []);

  const wrong = listed.filter(({ findings: [first] }) => first?.severity === "wrong").length;
  const problems = page ? pageFindings(page) : [];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    // Prevents the key from closing a dialog around the panel.
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
        lang={language}
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
            <p>{say("summary", { count: listed.length, wrong })}</p>
            {page && (
              <CopyButton label={say("copyReport")} say={say} text={() => reportOf(listed, page, language)} />
            )}
          </div>
        </header>
        <div className="body">
          <h3>{say("widgets")}</h3>
          <ul>
            {listed.map((each) => (
              <ElementLine
                key={each.facts.key}
                listed={each}
                onPoint={setPointed}
                say={say}
                sentence={sentence}
                definitionOf={reader.definitionOf}
              />
            ))}
          </ul>
          <h3>{say("page")}</h3>
          <Section title={say("config")} note={problems.length} lines={problems.map(sentence)} />
          {page && pageLines(page, language).map((section) => <Section key={section.title} {...section} />)}
        </div>
      </section>
    </>
  );
}
