import type { Bilingual, DescribedWidget } from "../../src/description";
import { authorSlots, ownAttributes } from "../describe";
import type { Say } from "./dictionary";
import { mustFill } from "./fields";
import { expression, sentence } from "./htl-expression";
import { words } from "./names";

/** A value that authors have to fill in. */
interface Needed {
  /** Alternative fields: authors have to fill in one of them. */
  readonly names: readonly string[];
  readonly label: Bilingual;
}

/** Fields and slots that authors have to fill in. */
const neededFields = (definition: DescribedWidget): Needed[] => [
  ...ownAttributes(definition)
    .filter(({ kind }) => mustFill(kind))
    .map(({ field, label }) => ({ names: [field], label })),
  ...oneOf(definition),
  ...authorSlots(definition)
    .filter(([, { needed }]) => needed)
    .map(([name, { label }]) => ({ names: [name], label: label ?? { it: name, en: name } })),
];

/**
 * The requirement to fill in one of several alternative fields, with the labels of all these fields; empty if
 * the widget has no alternative fields.
 */
function oneOf(definition: DescribedWidget): Needed[] {
  const { requiredOneOf: names = [] } = definition;
  if (names.length === 0) return [];
  const labels = ownAttributes(definition).filter(({ field }) => names.includes(field));
  const join = (language: "it" | "en") => labels.map(({ label }) => label[language]).join(" / ");
  return [{ names, label: { it: join("it"), en: join("en") } }];
}

const isEmpty = ({ names }: Needed) => {
  const conditions = names.map((name) => `!properties.${name}`);
  return conditions.length > 1 ? `(${conditions.join(" && ")})` : conditions.join("");
};

/**
 * HTL condition that is true while a required value is missing; undefined if authors do not have to fill in
 * anything.
 */
function missing(definition: DescribedWidget): string | undefined {
  const conditions = neededFields(definition).map(isEmpty);
  return conditions.length > 0 ? `(${conditions.join(" || ")})` : undefined;
}

/** HTL that prints the labels of missing fields, separated by commas. */
const missingLabels = (say: Say, definition: DescribedWidget) =>
  neededFields(definition)
    .map((needed, index, all) => {
      const earlier = all.slice(0, index).map(isEmpty);
      const comma =
        earlier.length > 0 ? expression(`${isEmpty(needed)} && (${earlier.join(" || ")}) ? ', ' : ''`) : "";
      return comma + expression(`${isEmpty(needed)} ? ${sentence(say, needed.label)} : ''`, "i18n");
    })
    .join("");

/**
 * True for a widget that would load forever in the editor, where it does not call its services. This does not
 * apply to widgets that need a player, which show the visitor's view, and to widgets that contain components.
 */
const waitsForEver = ({ needs, overlay, contains, states = {} }: DescribedWidget) =>
  needs !== undefined &&
  !overlay &&
  !contains &&
  states.loading !== undefined &&
  states["logged-out"] === undefined;

/** A placeholder. AEM shows its `data-emptytext` in the editor. */
const box = (say: Say, definition: DescribedWidget, condition: string, note: string) =>
  `<div data-sly-test="${expression(condition)}" class="cq-placeholder" ` +
  `data-emptytext="${expression(sentence(say, definition.title), "i18n")} – ${note}"></div>\n`;

/**
 * The placeholders of a component in the editor. They state what is missing, or why the component is
 * invisible. Empty if the component needs no placeholder.
 */
export function placeholderHtl(say: Say, definition: DescribedWidget): string {
  const lacking = missing(definition);
  const isFilled = lacking ? ` && !${lacking}` : "";
  const note = definition.overlay ? words.whenNeeded : waitsForEver(definition) ? words.withData : undefined;
  return [
    lacking &&
      box(
        say,
        definition,
        `wcmmode.edit && ${lacking}`,
        `${expression(sentence(say, words.missing), "i18n")}: ${missingLabels(say, definition)}`,
      ),
    note && box(say, definition, `wcmmode.edit${isFilled}`, expression(sentence(say, note), "i18n")),
  ]
    .filter(Boolean)
    .join("");
}

/**
 * Condition under which the template prints the element; undefined if it always prints it. In the editor a
 * placeholder may replace the element.
 */
export function elementCondition(definition: DescribedWidget): string | undefined {
  if (waitsForEver(definition)) return "!wcmmode.edit";
  const lacking = missing(definition);
  return lacking && `!wcmmode.edit || !${lacking}`;
}
