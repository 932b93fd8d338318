import type { Bilingual, Example, Kind, WidgetDefinition } from "../../src/definition";
import { type AttributeRow, defaultText, ownAttributes, statesOf } from "../describe";
import { authorSlots } from "../author-slots";
import { attributes, html, type Html, trusted } from "../html";
import type { Source } from "../source";
import { codeBlock, paragraphs, prose } from "./blocks";
import { besideMarkup, exampleMarkup } from "./example-markup";
import { livePicturesOf, withLivePictures, withSamplePictures } from "./pictures";
import { firstExample } from "./sample-texts";
import { scenarioLabels } from "./scenarios";
import type { PlaygroundData } from "./script/playground";
import { type Language, wordsIn } from "./words";

interface Option {
  readonly value: string;
  readonly text: string;
}

const select = (id: string, name: string, options: readonly Option[], chosen: string): Html =>
  html`<select${attributes({ id, name })}>
    ${options.map(
      ({ value, text }) =>
        html`<option${attributes({ value, selected: value === chosen ? true : undefined })}>${text}</option>`,
    )}
  </select>`;

/** The default of an attribute, where its field is empty. */
const placeholderOf = (kind: Kind<unknown>) => defaultText(kind);

function choice(id: string, { name, kind }: AttributeRow, value: string, language: Language): Html {
  const preset = defaultText(kind);
  const options = (kind.choices ?? []).map((each) => ({
    value: each,
    text: kind.choiceLabels?.[each]?.[language] ?? each,
  }));
  const unset = { value: "", text: `${wordsIn[language].default}: ${preset ?? wordsIn[language].none}` };
  return select(id, name, [unset, ...options], value);
}

const inputTypes: Partial<Readonly<Record<Kind<unknown>["type"], string>>> = {
  number: "number",
  date: "date",
};

const input = (id: string, { name, kind }: AttributeRow, value: string): Html =>
  html`<input${attributes({
    id,
    name,
    type: inputTypes[kind.type] ?? "text",
    value: value || undefined,
    placeholder: placeholderOf(kind),
    min: kind.min === undefined ? undefined : String(kind.min),
    max: kind.max === undefined ? undefined : String(kind.max),
    autocomplete: "off",
  })} />`;

/** The form control of an attribute, by its kind. */
function field(row: AttributeRow, value: string, language: Language): Html {
  const id = `try-${row.name}`;
  const label = html`${row.label[language]} <code>${row.name}</code>`;
  if (row.kind.type === "flag")
    return html`<div class="field check">
      <input${attributes({ id, name: row.name, type: "checkbox", value: "", checked: value === "" || value === "false" ? undefined : true })} />
      <label for="${id}">${label}</label>
    </div>`;
  const control = row.kind.choices ? choice(id, row, value, language) : input(id, row, value);
  return html`<div class="field"><label for="${id}">${label}</label>${control}</div>`;
}

const labelled = (id: string, text: string, control: Html): Html =>
  html`<div class="field"><label for="${id}">${text}</label>${control}</div>`;

/** Texts that an author writes inside the element. */
const slotField = (name: string, help: Bilingual, value: string, language: Language): Html => {
  const id = `try-slot-${name}`;
  const title = html`${wordsIn[language].slot} <code>${name}</code>`;
  return html`<div class="field wide">
    <label for="${id}">${title}</label>
    <textarea id="${id}" name="slot:${name}" rows="2" aria-describedby="${id}-help">${value}</textarea>
    <p class="facts" id="${id}-help">${prose(help[language])}</p>
  </div>`;
};

function situationField(demo: string, language: Language): Html {
  const labels = Object.entries(scenarioLabels) as [string, Bilingual][];
  const known = labels.map(([value, text]) => ({ value, text: text[language] }));
  const options = known.some(({ value }) => value === demo) ? known : [{ value: demo, text: demo }, ...known];
  return labelled(
    "try-situation",
    wordsIn[language].situation,
    select("try-situation", "situation", options, demo),
  );
}

function schemeField(language: Language): Html {
  const { scheme, light, dark } = wordsIn[language];
  const options = [
    { value: "light", text: light },
    { value: "dark", text: dark },
  ];
  return labelled("try-scheme", scheme, select("try-scheme", "scheme", options, "light"));
}

/** What the page's script needs to write the markup as these pages do. */
function dataOf(
  definition: WidgetDefinition,
  example: Example,
  catalogue: readonly WidgetDefinition[],
  language: Language,
): PlaygroundData {
  const { tag, fallback, texts, items } = definition;
  const { own, attributes: values, items: children, inside } = example;
  const named = Object.entries(texts?.[language] ?? {}).filter(([name]) => fallback.includes(`{${name}}`));
  return {
    definition: {
      tag,
      fallback,
      attributes: {},
      texts: { it: {}, en: {}, [language]: Object.fromEntries(named) },
      ...(items && { items: { slot: items.slot } }),
    },
    fields: ownAttributes(definition).map(({ field: name, name: attribute }) => [attribute, name]),
    states: Object.fromEntries(statesOf(definition).map(([state, { help }]) => [state, help[language]])),
    pictures: livePicturesOf(values),
    ...(definition.overlay && { overlayNote: wordsIn[language].overlayNote }),
    emptyNote: wordsIn[language].emptyNote,
    beside: besideMarkup(example, catalogue, language),
    example: {
      ...(own && { own }),
      ...(values && { attributes: values }),
      ...(children && { items: children }),
      ...(inside && { inside }),
    },
  };
}

/** The section in which a reader changes a widget and copies its markup. It is empty without the page's script. */
export function playground(definition: WidgetDefinition, source: Source, language: Language): Html[] {
  const words = wordsIn[language];
  const all = source.widgets.map((widget) => widget.definition);
  const plain = firstExample(definition, language);
  const example = withSamplePictures(definition, plain, all);
  const values = example.attributes ?? {};
  const markup = exampleMarkup(definition, plain, all, language);
  const texts = (definition.texts?.[language] ?? {}) as Readonly<Record<string, unknown>>;
  return [
    paragraphs([words.playgroundNote, ...(definition.needs ? [words.playgroundSituation] : [])]),
    html`<form
      class="playground"
      data-playground="${JSON.stringify(dataOf(definition, example, all, language))}"
    >
      ${ownAttributes(definition).map((row) => field(row, values[row.field] ?? "", language))}
      ${authorSlots(definition).map(([name, { help }]) =>
        slotField(name, help, typeof texts[name] === "string" ? texts[name] : "", language),
      )}
      ${definition.needs ? situationField(example.demo, language) : html`<input type="hidden" name="situation" value="${example.demo}" />`}
      ${schemeField(language)}
      <p class="wide"><button class="copy" type="reset">${words.reset}</button></p>
    </form>`,
    html`<div
      class="stage"
      data-demo="${example.demo}"
      data-vetrina-scheme="light"
      data-label="${words.preview}"
      data-playground-stage
    >
      <template>${trusted(withLivePictures(markup))}</template>
    </div>`,
    html`<p class="state-note" role="status" data-playground-state></p>`,
    codeBlock(markup),
  ];
}
