import { memo, useState } from "react";
import { correctedMarkup } from "../findings/attributes";
import { reversedDates } from "../findings/element";
import type { Sentences } from "../findings/sentences";
import type { SayLabel } from "../labels";
import type { ElementReader } from "../read-element";
import { writtenIn } from "../read-element";
import { CopyButton } from "./CopyButton";
import type { Inspected } from "./report";

/** An element of the page in the list. */
export interface Listed extends Inspected {
  readonly element: HTMLElement;
  readonly hasContent: boolean;
}

/** The corrected markup; undefined if the markup has no mistakes. */
function markupOf({ element, facts, hasContent }: Listed, definitionOf: ElementReader["definitionOf"]) {
  const { tag, right = tag, attributes, needed } = facts;
  // If one of several attributes is enough, the first one is used.
  const missing = [...facts.missing.flatMap(([first]) => first ?? []), ...needed];
  const dates = reversedDates(facts);
  const isWrong = right !== tag || dates || missing.length > 0 || attributes.some(({ mistake }) => mistake);
  if (!isWrong) return undefined;
  const written = new Map(writtenIn(element));
  // A container, such as the lobby, sets the slots of its children itself, so `slot` is left out.
  if (definitionOf(element.parentElement?.localName ?? "")) written.delete("slot");
  if (dates) written.set("data-min-date", dates.first).set("data-max-date", dates.last);
  return correctedMarkup(right, written, attributes, missing, hasContent);
}

interface LineProps {
  readonly listed: Listed;
  readonly say: SayLabel;
  readonly sentence: Sentences;
  readonly definitionOf: ElementReader["definitionOf"];
  /**
   * Called with the element when the pointer or the focus enters the line, and without an element when it
   * leaves the line.
   */
  onPoint(element?: HTMLElement): void;
}

/** All facts of an element, for a line that is open. */
function Details({ listed, say, sentence, definitionOf }: Omit<LineProps, "onPoint">) {
  const { element, facts, findings, hasContent } = listed;
  const markup = markupOf(listed, definitionOf);
  const rows: readonly (readonly [term: string, values: readonly string[]])[] = [
    [say("also"), findings.slice(1).map(sentence)],
    [say("state"), [facts.state ?? "–"]],
    [
      say("attributes"),
      facts.attributes.map(({ name, written, value }) =>
        value === undefined || value === written ? `${name}="${written}"` : `${name}="${written}" → ${value}`,
      ),
    ],
  ];
  return (
    <>
      <dl>
        {rows.map(([term, values]) =>
          values.length === 0 ? null : (
            <div key={term}>
              <dt>{term}</dt>
              {values.map((value) => (
                <dd key={value}>{value}</dd>
              ))}
            </div>
          ),
        )}
        {markup !== undefined && (
          <div>
            <dt>{say("markup")}</dt>
            <dd>
              <pre>{markup}</pre>
            </dd>
            {hasContent && <dd>{say("openingTag")}</dd>}
          </div>
        )}
      </dl>
      <div className="line">
        {markup !== undefined && <CopyButton label={say("copyMarkup")} say={say} text={() => markup} />}
        <button
          type="button"
          onClick={() => element.scrollIntoView({ block: innerWidth > 640 ? "center" : "start" })}
        >
          {say("show")}
        </button>
      </div>
    </>
  );
}

/**
 * One element: its sentence first, everything else on demand. A page may have hundreds of elements, so a line
 * renders only if it changes.
 */
export const ElementLine = memo(
  function ElementLine({ onPoint, ...props }: LineProps) {
    const { listed, say, sentence } = props;
    const { element, facts, findings } = listed;
    const [first] = findings;
    const [isOpen, setOpen] = useState(false);
    const severity = first?.severity ?? "fine";
    return (
      <li
        onPointerEnter={() => onPoint(element)}
        onPointerLeave={() => onPoint()}
        onFocus={() => onPoint(element)}
        onBlur={() => onPoint()}
      >
        <details className={severity} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            <span className="line">
              <code>
                {facts.within && `${facts.within} › `}
                {facts.tag}
              </code>{" "}
              <span className="badge">{say(severity)}</span>
            </span>
            <b>{first && sentence(first)}</b>
          </summary>
          {isOpen && <Details {...props} />}
        </details>
      </li>
    );
  },
  (before, after) => before.listed === after.listed,
);
