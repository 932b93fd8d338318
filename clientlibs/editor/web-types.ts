import type { DescribedWidget } from "../../src/description";
import { allAttributes, defaultText, elementEvents, namedHelp, slotsOf, typescriptType } from "../describe";
import { formAttributes } from "../form-attributes";
import type { Source, WidgetSource } from "../source";
import { tokensRead } from "../tokens";
import { type EditorData, pageAttributes, pageOf } from "./any-element";
import { membersOf } from "../members";

const attributes = (definition: DescribedWidget, { language }: EditorData) => [
  ...allAttributes(definition).map(({ name, kind, help }) => ({
    name,
    description: help[language],
    required: kind.required,
    default: defaultText(kind),
    value: { kind: "plain", type: typescriptType(kind) },
  })),
  ...formAttributes(definition).map(({ name, help, isFlag }) => ({
    name,
    description: help[language],
    required: false,
    value: isFlag ? { kind: "no-value", type: "boolean" } : { kind: "plain", type: "string" },
  })),
];

function element({ definition, styles }: WidgetSource, sharedStyles: string, data: EditorData) {
  const { language } = data;
  return {
    name: definition.tag,
    description: definition.summary[language],
    "doc-url": pageOf(definition, data),
    attributes: attributes(definition, data),
    slots: slotsOf(definition, language),
    js: {
      properties: membersOf(definition).map(({ name, type, help }) => ({
        name,
        type,
        description: help[language],
      })),
      events: elementEvents(definition).map(({ name, help }) => ({ name, description: help[language] })),
    },
    css: {
      properties: tokensRead(sharedStyles + styles).map(({ name, value }) => ({ name, description: value })),
      parts: namedHelp(definition.parts ?? {}, language),
    },
  };
}

/** Web types, for the editors of JetBrains. */
export function webTypes({ version, widgets, sharedStyles }: Source, data: EditorData): string {
  const ofAnyElement = pageAttributes(widgets.map(({ definition }) => definition)).map(
    ({ name, help, values }) => ({
      name,
      description: help[data.language],
      value: { kind: "plain", type: values.map((value) => JSON.stringify(value)).join(" | ") },
    }),
  );
  const types = {
    name: "vetrina",
    version,
    "js-types-syntax": "typescript",
    "description-markup": "markdown",
    contributions: {
      html: {
        elements: widgets.map((widget) => element(widget, sharedStyles, data)),
        attributes: ofAnyElement,
      },
    },
  };
  return `${JSON.stringify(types, null, 2)}\n`;
}
