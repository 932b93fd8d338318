import { type Language, translator } from "../../i18n/texts";
import type { PageFacts } from "../findings/facts";
import { labels } from "../labels";

/** Facts of the page that support needs. The panel and the report show the same facts. */
export interface PageLines {
  readonly title: string;
  readonly note: string;
  readonly lines: readonly string[];
}

/** Connection, calls and files of the library. */
export function pageLines(
  { connection, calls, files, base }: PageFacts,
  language: Language,
): readonly PageLines[] {
  const say = translator(labels, language);
  const kilobytes = (bytes: number) =>
    `${(bytes / 1000).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} kB`;
  const total = files.reduce((sum, { bytes = 0 }) => sum + bytes, 0);
  return [
    { title: say("connection"), note: connection ?? "–", lines: [] },
    {
      title: say("calls"),
      note: String(calls.reduce((sum, { sent }) => sum + sent, 0)),
      lines: calls.map(
        ({ name, requested, sent }) =>
          `${name}: ${requested === undefined ? sent : say("requested", { requested, sent })}`,
      ),
    },
    {
      title: say("files"),
      note: `${files.length} · ${kilobytes(total)}`,
      lines: [
        base,
        ...files.map(({ name, bytes }) => `${name}: ${bytes === undefined ? "?" : kilobytes(bytes)}`),
      ],
    },
  ];
}
