import type { WidgetEntry } from "./inspection";
import { severityOf } from "./reasons";
import { attributeText, contrastText } from "./element-texts";
import type { Words } from "./words";

interface WidgetLineProps {
  readonly entry: WidgetEntry;
  readonly words: Words;
  copy(text: string): void;
  /** Called when the pointer or the focus comes to the line, and when it leaves. */
  onPoint(isPointed: boolean): void;
  /** Scrolls the page to the element. */
  onShow(): void;
}

/** Terms of the list of facts, each with its values. */
function factsOf({ facts, emptySlots, contrasts, markup }: WidgetEntry, words: Words) {
  const { say } = words;
  const attributes = facts.attributes.map((fact) => (
    <span key={fact.name} data-mistake={fact.mistake}>
      <code>
        {fact.name}=&quot;{fact.written}&quot;
      </code>{" "}
      {attributeText(fact, words)}
    </span>
  ));
  return [
    [say("state"), [facts.state ?? say("none")]],
    [say("attributes"), attributes.length > 0 ? attributes : [say("none")]],
    [say("emptySlots"), emptySlots],
    [say("contrast"), contrasts.map((low) => contrastText(low, words))],
    [say("markup"), markup === undefined ? [] : [<pre key="">{markup}</pre>]],
  ] as const;
}

/** One element: the sentence first, everything else on demand. */
export function WidgetLine({ entry, words, copy, onPoint, onShow }: WidgetLineProps) {
  const { say, explain } = words;
  const { facts, reason, within, markup } = entry;
  const severity = severityOf(reason);
  return (
    <li
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
    >
      <details className={severity}>
        <summary>
          <span className="line">
            <code>
              {within && `${within} › `}
              {facts.tag}
            </code>{" "}
            <span className="badge">{say(severity)}</span>
          </span>
          <b>{explain(reason)}</b>
        </summary>
        <dl>
          {factsOf(entry, words).map(([term, values]) =>
            values.length === 0 ? null : (
              <div key={term}>
                <dt>{term}</dt>
                {values.map((value, index) => (
                  <dd key={index}>{value}</dd>
                ))}
              </div>
            ),
          )}
        </dl>
        <p className="line">
          {markup !== undefined && (
            <button type="button" onClick={() => copy(markup)}>
              {say("copyMarkup")}
            </button>
          )}
          <button type="button" onClick={onShow}>
            {say("show")}
          </button>
        </p>
      </details>
    </li>
  );
}
