import { type Language, type TextOverrides, translator } from "../i18n";
import type { AttributeFact } from "./facts";
import type { WidgetEntry } from "./inspection";
import { labels, type SayLabel } from "./labels";
import { severityOf } from "./reasons";
import { expectedIn, reasonTexts, sentenceOf } from "./sentences";

interface WidgetLineProps {
  readonly entry: WidgetEntry;
  readonly language: Language;
  readonly texts: TextOverrides;
  copy(text: string): void;
  /** Called when the pointer or the focus comes to the line, and when it leaves. */
  onPoint(isPointed: boolean): void;
  /** Scrolls the page to the element. */
  onShow(): void;
}

function attributeText(fact: AttributeFact, say: SayLabel, language: Language): string {
  const value = fact.value ?? say("noValue");
  if (fact.mistake === "name") return say("noAttribute");
  if (fact.mistake === "value")
    return say("defaultCounts", { expected: expectedIn(language, fact.expected ?? ""), value });
  return value === fact.written ? "" : say("isRead", { value });
}

/** One element: the sentence first, everything else on demand. */
export function WidgetLine({ entry, language, texts, copy, onPoint, onShow }: WidgetLineProps) {
  const say = translator(labels, language, texts);
  const { facts, reason, within, emptySlots, contrasts, markup } = entry;
  const severity = severityOf(reason);
  return (
    <li
      data-severity={severity}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
    >
      <details>
        <summary>
          <span className="line">
            <code>{facts.tag}</code> <span className="badge">{say(severity)}</span>
          </span>
          <span className="sentence">
            {sentenceOf(reason, translator(reasonTexts, language, texts), language)}
          </span>
        </summary>
        <dl>
          <dt>{say("state")}</dt>
          <dd>{facts.state ?? say("noState")}</dd>
          {within && (
            <>
              <dt>{say("within")}</dt>
              <dd>{within}</dd>
            </>
          )}
          <dt>{say("attributes")}</dt>
          {facts.attributes.length === 0 && <dd>{say("noAttributes")}</dd>}
          {facts.attributes.map((fact) => (
            <dd key={fact.name} data-mistake={fact.mistake}>
              <code>
                {fact.name}=&quot;{fact.written}&quot;
              </code>{" "}
              {attributeText(fact, say, language)}
            </dd>
          ))}
          {emptySlots.length > 0 && <dt>{say("emptySlots")}</dt>}
          {emptySlots.map(({ name, hasDefault }) => (
            <dd key={name}>{hasDefault ? say("withDefault", { name }) : name}</dd>
          ))}
          {contrasts.length > 0 && <dt>{say("contrast")}</dt>}
          {contrasts.map((low) => (
            <dd key={low.text} data-mistake="value">
              {say("lowContrast", {
                text: `--vetrina-${low.text}`,
                surface: `--vetrina-${low.surface}`,
                ratio: new Intl.NumberFormat(language).format(low.ratio),
              })}
            </dd>
          ))}
          {markup !== undefined && (
            <>
              <dt>{say("markup")}</dt>
              <dd>
                <pre>
                  <code>{markup}</code>
                </pre>
              </dd>
            </>
          )}
        </dl>
        <p className="actions">
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
