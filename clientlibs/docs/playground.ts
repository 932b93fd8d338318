import { attributes, html, type Html, trusted } from "../../markup/html";
import type { DemoScenario } from "../../src/definition";
import { demoLabels, type Example, type DescribedWidget } from "../../src/description";
import { authorSlots, ownAttributes, statesOf } from "../describe";
import { paragraphs, prose } from "./blocks";
import { companionMarkup, exampleMarkup } from "./example-markup";
import { codeBlock } from "./markdown";
import { neededConfiguration } from "./needed-configuration";
import { livePicturesOf, withLivePictures, withSamplePictures } from "./pictures";
import { attributeField, fieldKind, formFields, select, slotField } from "./playground-fields";
import { firstExample } from "./sample-texts";
import { scenariosOf } from "./scenarios";
import type { PlaygroundData } from "./script/playground";
import { type Language, wordsIn } from "./words";

const labelled = (id: string, text: string, control: Html, className = "field"): Html =>
  html`<div class="${className}"><label for="${id}">${text}</label>${control}</div>`;

/**
 * The field for choosing a situation. Each option shows the label of the situation and its value of
 * `data-demo`.
 */
function situationField(definition: DescribedWidget, demo: DemoScenario, language: Language): Html {
  const options = scenariosOf(definition).map((value) => ({
    value,
    text: `${demoLabels[value][language]} (${value})`,
  }));
  return labelled(
    "try-situation",
    wordsIn[language].situation,
    select("try-situation", "situation", options, demo),
    "field wide",
  );
}

function schemeField(language: Language): Html {
  const { scheme, schemeNote, schemeLink, asPage, light, dark } = wordsIn[language];
  const options = [
    { value: "auto", text: asPage },
    { value: "light", text: light },
    { value: "dark", text: dark },
  ];
  return labelled(
    "try-scheme",
    scheme,
    html`${select("try-scheme", "scheme", options, "auto", "try-scheme-help")}
      <p class="facts" id="try-scheme-help">
        ${schemeNote} <a href="appearance.html#dark">${schemeLink}</a>.
      </p>`,
  );
}

/** Column widths in pixels: a narrow aside, a small phone and a large phone. */
const previewWidths = [240, 320, 430];

/** The field for choosing the column's width. Elements adapt to their column, not to the viewport. */
function widthField(language: Language): Html {
  const { width, wholeWidth, widthNote } = wordsIn[language];
  const options = [
    { value: "", text: wholeWidth },
    ...previewWidths.map((value) => ({ value: String(value), text: `${value} px` })),
  ];
  return labelled(
    "try-width",
    width,
    html`${select("try-width", "width", options, "", "try-width-help")}
      <p class="facts" id="try-width-help">${widthNote}</p>`,
    "field only-wide",
  );
}

/** Data with which the page's script writes the markup in the same form as these pages. */
function dataOf(definition: DescribedWidget, example: Example, language: Language): PlaygroundData {
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
    kinds: Object.fromEntries(
      ownAttributes(definition).map(({ name, kind }) => [name, fieldKind(kind, name)]),
    ),
    states: Object.fromEntries(
      Object.entries(statesOf(definition)).map(([state, { help }]) => [state, help[language]]),
    ),
    pictures: livePicturesOf(values),
    ...(definition.overlay && { overlayNote: wordsIn[language].overlayNote }),
    emptyNote: wordsIn[language].emptyNote,
    companions: companionMarkup(example, language),
    example: {
      ...(own && { own }),
      ...(values && { attributes: values }),
      ...(children && { items: children }),
      ...(inside && { inside }),
    },
  };
}

/** The first example as a live element, with its code below it and a form that changes both. */
export function playground(definition: DescribedWidget, language: Language): Html[] {
  const words = wordsIn[language];
  const plain = firstExample(definition, language);
  const example = withSamplePictures(definition, plain);
  const values = example.attributes ?? {};
  const markup = exampleMarkup(definition, plain, language);
  const texts = (definition.texts?.[language] ?? {}) as Readonly<Record<string, unknown>>;
  return [
    html`<p class="notice" data-script-note>${prose(words.scriptNote)}</p>`,
    html`<h3>${example.title[language]}</h3>`,
    html`<div class="try">
      <div class="tried">
        <div${attributes({
          // An overlay is not part of the preview, so the preview does not need to stay in view.
          class: definition.overlay ? undefined : "kept",
        })}>
          <div${attributes({
            class: "stage",
            "data-demo": example.demo,
            "data-label": `${words.preview}: ${example.title[language]}`,
            "data-playground-stage": true,
          })}>
            <template>${trusted(withLivePictures(markup))}</template>
          </div>
          <p class="state-note" role="status" data-playground-state></p>
        </div>
        ${codeBlock(markup)}
      </div>
      <form
        class="playground"
        aria-label="${words.playground}"
        data-playground="${JSON.stringify(dataOf(definition, example, language))}"
      >
        ${ownAttributes(definition).map((row) => attributeField(row, values[row.field], language))}
        ${formFields(definition, example.own, language)}
        ${authorSlots(definition).map(([name, { help }]) =>
          slotField(name, help, typeof texts[name] === "string" ? texts[name] : "", language),
        )}
        ${definition.needs ? situationField(definition, example.demo, language) : html`<input type="hidden" name="situation" value="${example.demo}" />`}
        ${schemeField(language)} ${!definition.overlay && widthField(language)}
        <p class="wide"><button class="button" type="reset">${words.reset}</button></p>
      </form>
    </div>`,
    paragraphs([
      words.playgroundNote,
      definition.needs ? words.examplesNote : words.examplesNoteWithoutData,
      words.copyNote,
    ]),
    ...(neededConfiguration(definition).length > 0
      ? [html`<p>${words.copyNeeds} <a href="#configuration">${words.copyBlock}</a>.</p>`]
      : []),
  ];
}
