import { html, type Html } from "../../markup/html";
import type { DescribedWidget } from "../../src/description";
import { escapeMarkup } from "../../src/description/fallback";
import { paragraphs } from "./blocks";
import { exampleMarkup } from "./example-markup";
import { stage } from "./examples";
import { codeBlock } from "./markdown";
import { firstExample } from "./sample-texts";
import { type Language, wordsIn } from "./words";

/** A form with the control of the first example, its label and a button that submits it. */
export function formMarkup(definition: DescribedWidget, language: Language): string {
  const example = firstExample(definition, language);
  const id = example.own?.name ?? "";
  const label = example.label?.[language] ?? definition.title[language];
  const own = { id, ...example.own, required: "" };
  const control = exampleMarkup(definition, { ...example, own }, language);
  return [
    "<form>",
    `  <label for="${id}">${escapeMarkup(label)} ${wordsIn[language].formRequired}</label>`,
    control.replace(/^/gm, "  "),
    `  <button type="submit">${wordsIn[language].formSubmit}</button>`,
    "</form>",
  ].join("\n");
}

/** Describes the element in a form, with a live form that shows the data that it would send. */
export function formSection(definition: DescribedWidget, language: Language): Html[] {
  const words = wordsIn[language];
  const { demo } = firstExample(definition, language);
  const markup = formMarkup(definition, language);
  return [
    paragraphs([
      words.formNote,
      definition.formParts ? words.formParts : words.formValue,
      words.formLimits,
      words.formTry,
    ]),
    html`<div class="try" data-form="${words.formSends}">
      ${stage(markup, demo, words.form, language)}
      <p class="state-note" role="status"></p>
    </div>`,
    codeBlock(markup),
  ];
}
