import type { Line, Section } from "./sections";

/** A sentence, or a name with its value at the end of the row. */
const Row = ({ line }: { readonly line: Line }) =>
  typeof line === "string" ? (
    <li>{line}</li>
  ) : (
    <li className="row">
      <code>{line[0]}</code> <span>{line[1]}</span>
    </li>
  );

/** What holds for the page as a whole. A part with something wrong is open from the start. */
export const PageFacts = ({ sections }: { readonly sections: readonly Section[] }) =>
  sections.map(({ title, note, isWrong, lines }) => (
    <details key={title} open={isWrong} className={isWrong ? "wrong" : ""}>
      <summary>
        <span className="line">
          <span>{title}</span> <span className="badge">{note}</span>
        </span>
      </summary>
      <ul>
        {lines.map((line) => (
          <Row key={String(line)} line={line} />
        ))}
      </ul>
    </details>
  ));
