import { attributes, html, type Html } from "../../markup/html";
import type { Bilingual, DescribedKind, DescribedWidget } from "../../src/description";
import { type AttributeRow, defaultText } from "../describe";
import { formAttributes } from "../form-attributes";
import { accepted, prose } from "./blocks";
import type { FieldKind } from "./script/check";
import { type Language, wordsIn } from "./words";

interface Option {
  readonly value: string;
  readonly text: string;
}

/** @param describedBy ids of the texts that describe the field */
export const select = (
  id: string,
  name: string,
  options: readonly Option[],
  chosen: string,
  describedBy?: string,
): Html =>
  html`<select${attributes({ id, name, "aria-describedby": describedBy })}>
    ${options.map(
      ({ value, text }) =>
        html`<option${attributes({ value, selected: value === chosen ? true : undefined })}>${text}</option>`,
    )}
  </select>`;

const helpOf = (id: string) => `${id}-help`;
const wrongOf = (id: string) => `${id}-wrong`;
const describedBy = (id: string) => `${helpOf(id)} ${wrongOf(id)}`;

function choice(id: string, { name, kind }: AttributeRow, value: string, language: Language): Html {
  const { default: defaultWord, none } = wordsIn[language];
  const textOf = (each: string) => kind.choiceLabels?.[each]?.[language] ?? each;
  const preset = defaultText(kind);
  const options = (kind.choices ?? []).map((each) => ({ value: each, text: textOf(each) }));
  const unset = { value: "", text: `${defaultWord}: ${preset === undefined ? none : textOf(preset)}` };
  return select(id, name, [unset, ...options], value, describedBy(id));
}

const inputTypes: Partial<Readonly<Record<DescribedKind["type"], string>>> = {
  number: "number",
  date: "date",
};

const input = (id: string, { name, kind }: AttributeRow, value: string): Html =>
  html`<input${attributes({
    id,
    name,
    type: inputTypes[kind.type] ?? "text",
    value: value || undefined,
    placeholder: defaultText(kind),
    min: kind.min === undefined ? undefined : String(kind.min),
    max: kind.max === undefined ? undefined : String(kind.max),
    autocomplete: "off",
    "aria-describedby": describedBy(id),
  })} />`;

/** Two date fields. The first date must not be after the second. */
const minDate = "data-min-date";
const maxDate = "data-max-date";

/** Notes about values that the element does not accept. The page's script shows them. */
function wrongNote(id: string, { name, kind }: AttributeRow, language: Language): Html {
  const { wrongValue, wrongDefault, wrongEmpty, wrongCode, wrongMissing, wrongReversed } = wordsIn[language];
  const preset = defaultText(kind);
  const instead = preset === undefined ? wrongEmpty : wrongDefault.replace("{default}", preset);
  const value = wrongValue.replace("{accepted}", accepted(kind, language, "attribute"));
  const invalid = `${value} ${instead} ${wrongCode}`;
  return html`<p${attributes({
    class: "wrong",
    id: wrongOf(id),
    "aria-live": "polite",
    "data-wrong-of": name,
    "data-invalid": invalid.replaceAll("`", ""),
    "data-missing": wrongMissing,
    "data-reversed": name === maxDate ? wrongReversed.replace("{earlier}", minDate) : undefined,
  })}></p>`;
}

const helpText = (id: string, help: string): Html =>
  html`<p class="facts" id="${helpOf(id)}">${prose(help)}</p>`;

const checkField = (id: string, name: string, label: Html, isChecked: boolean, help: string): Html =>
  html`<div class="field check">
    <input${attributes({ id, name, type: "checkbox", value: "", checked: isChecked || undefined, "aria-describedby": helpOf(id) })} />
    <label for="${id}">${label}</label>
    ${helpText(id, help)}
  </div>`;

/** The form control for an attribute, according to its kind, with the help text of the attribute. */
export function attributeField(row: AttributeRow, value: string | undefined, language: Language): Html {
  const id = `try-${row.name}`;
  const label = html`${row.label[language]} <code>${row.name}</code>`;
  const help = row.help[language];
  if (row.kind.type === "flag")
    return checkField(id, row.name, label, value !== undefined && value !== "false", help);
  const control = row.kind.choices ? choice(id, row, value ?? "", language) : input(id, row, value ?? "");
  return html`<div class="field">
    <label for="${id}">${label}</label>
    ${control} ${wrongNote(id, row, language)} ${helpText(id, help)}
  </div>`;
}

/**
 * Fields for the HTML attributes of a form control. The page's script recognises them by the prefix of their
 * names.
 */
export const formFields = (
  definition: DescribedWidget,
  own: Readonly<Record<string, string>> = {},
  language: Language,
): Html[] =>
  formAttributes(definition).map(({ name, label, help, isFlag }) => {
    const id = `try-${name}`;
    const field = `own:${name}`;
    const title = html`${label[language]} <code>${name}</code>`;
    if (isFlag) return checkField(id, field, title, own[name] !== undefined, help[language]);
    return html`<div class="field">
      <label for="${id}">${title}</label>
      <input${attributes({ id, name: field, type: "text", value: own[name], autocomplete: "off", "aria-describedby": helpOf(id) })} />
      ${helpText(id, help[language])}
    </div>`;
  });

/** Texts that an author writes inside the element. */
export const slotField = (name: string, help: Bilingual, value: string, language: Language): Html => {
  const id = `try-slot-${name}`;
  const title = html`${wordsIn[language].slot} <code>${name}</code>`;
  return html`<div class="field wide">
    <label for="${id}">${title}</label>
    <textarea id="${id}" name="slot:${name}" rows="2" aria-describedby="${helpOf(id)}">${value}</textarea>
    ${helpText(id, help[language])}
  </div>`;
};

/** The data with which the page's script checks a value as the element does. JSON omits undefined values. */
export const fieldKind = (
  { type, use, choices, min, max, required }: DescribedKind,
  name?: string,
): FieldKind => ({
  type,
  notBefore: name === maxDate ? minDate : undefined,
  use,
  choices,
  min,
  max,
  required,
});
