import type { Found } from "./collect-widgets";
import { CopyButton } from "./CopyButton";
import { attributeText, contrastText } from "./element-texts";
import type { WidgetEntry } from "./inspection";
import type { PageWords } from "./sections";

/** Terms of the list of facts, each with its values. */
function factsOf(
  {
    facts,
    reason,
    findings,
    attributes: read,
    unread,
    emptySlots,
    contrasts,
    markup,
    isOpeningTag,
  }: WidgetEntry,
  words: PageWords,
) {
  const { sayPage: say } = words;
  const attributes = read.map((fact) => (
    <span key={fact.name} data-mistake={fact.mistake}>
      <code>
        {fact.name}=&quot;{fact.written}&quot;
      </code>{" "}
      {attributeText(fact, words)}
    </span>
  ));
  const told = "text" in reason ? reason.text : "";
  const further = findings.map(({ text }) => text).filter((text) => text !== told);
  return [
    [say("state"), [facts.state ?? say("none")]],
    [say("findings"), further],
    [say("attributes"), attributes.length > 0 ? attributes : [say("none")]],
    [say("unread"), unread],
    [say("emptySlots"), emptySlots],
    [say("contrast"), contrasts.map((low) => contrastText(low, words))],
    [
      say("markup"),
      markup === undefined ? [] : [<pre key="">{markup}</pre>, isOpeningTag && say("openingTag")],
    ],
  ] as const;
}

interface DetailsProps extends Found {
  readonly words: PageWords;
}

/** All that is known of an element, for a line that is open. */
export const Details = ({ element, entry, words }: DetailsProps) => (
  <>
    <dl>
      {factsOf(entry, words).map(([term, values]) =>
        values.length === 0 ? null : (
          <div key={term}>
            <dt>{term}</dt>
            {values.map(
              (value, index) => value !== false && value !== undefined && <dd key={index}>{value}</dd>,
            )}
          </div>
        ),
      )}
    </dl>
    <div className="line">
      {entry.markup !== undefined && (
        <CopyButton label={words.sayPage("copyMarkup")} words={words} text={() => entry.markup ?? ""} />
      )}
      <button
        type="button"
        onClick={() => element.scrollIntoView({ block: innerWidth > 640 ? "center" : "start" })}
      >
        {words.sayPage("show")}
      </button>
    </div>
  </>
);
