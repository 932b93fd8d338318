import type { DescribedKind, DescribedWidget } from "../../src/description";
import { allAttributes, defaultText } from "../describe";
import { editorWords } from "../editor-words";
import { formAttributes } from "../form-attributes";
import type { Source } from "../source";
import { type EditorData, pageAttributes, pageOf } from "./any-element";

const markdown = (value: string) => ({ kind: "markdown", value });

const words = {
  it: { expected: "Valore", required: "Obbligatorio.", preset: "Predefinito" },
  en: { expected: "Expected", required: "Required.", preset: "Default" },
};

/** Values that an editor suggests; undefined for free text. */
function offeredValues({ type, choices, choiceLabels }: DescribedKind, { language }: EditorData) {
  const names = type === "flag" ? ["true", "false"] : choices;
  return names?.map((name) => ({ name, description: choiceLabels?.[name]?.[language] }));
}

function explanation(kind: DescribedKind, help: string, { language }: EditorData): string {
  const { expected, required, preset } = words[language];
  const notes = [
    ...(language === "en" ? [`${expected}: ${kind.expected}.`] : []),
    ...(kind.required ? [required] : []),
    ...(defaultText(kind) === undefined ? [] : [`${preset}: \`${defaultText(kind)}\`.`]),
  ];
  return [help, notes.join(" ")].filter(Boolean).join("\n\n");
}

function tag(definition: DescribedWidget, data: EditorData) {
  const { language } = data;
  return {
    name: definition.tag,
    description: markdown(`**${definition.title[language]}**\n\n${definition.summary[language]}`),
    attributes: [
      ...allAttributes(definition).map(({ name, kind, help }) => ({
        name,
        description: markdown(explanation(kind, help[language], data)),
        values: offeredValues(kind, data),
      })),
      ...formAttributes(definition).map(({ name, help, isFlag }) => ({
        name,
        description: markdown(help[language]),
        valueSet: isFlag ? "v" : undefined,
      })),
    ],
    references: [{ name: editorWords.page[language], url: pageOf(definition, data) }],
  };
}

/** Custom data for HTML in Visual Studio Code: `"html.customData": ["…/html-data.json"]`. */
export function htmlData({ definitions }: Source, data: EditorData): string {
  const content = {
    version: 1.1,
    tags: definitions.map((definition) => tag(definition, data)),
    globalAttributes: pageAttributes(definitions).map(({ name, help, values }) => ({
      name,
      description: markdown(help[data.language]),
      values: values.map((value) => ({ name: value })),
    })),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
