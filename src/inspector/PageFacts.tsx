import type { ReactNode } from "react";
import { type Language, type TextOverrides, translator } from "../i18n";
import type { CallFact, ChunkFact, Inspection } from "./inspection";
import {
  configSentence,
  connectionSentence,
  duplicateSentences,
  kilobytes,
  labels,
  type SayLabel,
  totalOf,
} from "./labels";

interface PageFactsProps {
  readonly inspection: Inspection;
  readonly language: Language;
  readonly texts: TextOverrides;
}

/** A part that opens on demand; one with something wrong is open from the start. */
const Part = ({
  title,
  note,
  isWrong = false,
  children,
}: {
  title: string;
  note: string | number;
  isWrong?: boolean;
  children: ReactNode;
}) => (
  <details open={isWrong} data-severity={isWrong ? "wrong" : undefined}>
    <summary>
      <span className="line">
        {title} <span className="note">{note}</span>
      </span>
    </summary>
    {children}
  </details>
);

const Lines = ({ lines, none }: { lines: readonly string[]; none: string }) =>
  lines.length === 0 ? (
    <p>{none}</p>
  ) : (
    <ul className="plain">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );

const chunkText = ({ bytes, from }: ChunkFact, say: SayLabel, language: Language) =>
  [bytes === undefined ? "?" : kilobytes(bytes, language), say(from)].join(", ");

const callText = ({ asked, sent }: CallFact, say: SayLabel) =>
  [...(asked === undefined ? [] : [say("asked", { count: asked })]), say("sent", { count: sent })].join(", ");

/** Name and value, one pair in each row. */
const Rows = ({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) => (
  <dl className="rows">
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>
          <code>{name}</code>
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** What holds for the page as a whole. */
export function PageFacts({ inspection, language, texts }: PageFactsProps) {
  const say = translator(labels, language, texts);
  const { config, chunks, calls, connection, violations, copies, duplicateIds } = inspection;
  const duplicates = copies.length + duplicateIds.length;
  return (
    <div className="parts">
      <Part title={say("config")} note={config.length} isWrong={config.length > 0}>
        <Lines lines={config.map((each) => configSentence(each, say, language))} none={say("noProblems")} />
      </Part>
      <Part title={say("versions")} note={duplicates} isWrong={duplicates > 0}>
        <Lines lines={duplicateSentences(inspection, say)} none="" />
      </Part>
      <Part title={say("policy")} note={violations.length} isWrong={violations.length > 0}>
        <Lines lines={violations.map((each) => say("violation", { ...each }))} none={say("noViolations")} />
      </Part>
      <Part title={say("connection")} note={connection?.status ?? "–"}>
        <p>{connectionSentence(connection, say)}</p>
      </Part>
      <Part title={say("calls")} note={calls.reduce((sum, { sent }) => sum + sent, 0)}>
        {calls.length === 0 ? (
          <p>{say("noCalls")}</p>
        ) : (
          <Rows rows={calls.map((each) => [each.name, callText(each, say)])} />
        )}
      </Part>
      <Part title={say("chunks")} note={chunks.length}>
        <p>{totalOf(chunks, say, language)}</p>
        <Rows rows={chunks.map((each) => [each.name, chunkText(each, say, language)])} />
      </Part>
    </div>
  );
}
