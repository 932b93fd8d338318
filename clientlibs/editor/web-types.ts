import type { DescribedWidget } from "../../src/description";
import { allAttributes, defaultText, elementEvents, namedHelp, slotsOf, typescriptType } from "../describe";
import { formAttributes } from "../form-attributes";
import { membersOf } from "../members";
import type { Source } from "../source";
import { tokensRead } from "../tokens";
import { type EditorData, pageAttributes, pageOf } from "./any-element";

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

function element(definition: DescribedWidget, { sharedStyles, styles }: Source, data: EditorData) {
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
      properties: tokensRead(sharedStyles + (styles[definition.tag] ?? "")).map(({ name, value }) => ({
        name,
        description: value,
      })),
      parts: namedHelp(definition.parts ?? {}, language),
    },
  };
}

/** Web types, for the editors of JetBrains. */
export function webTypes(source: Source, data: EditorData): string {
  const { version, definitions } = source;
  const ofAnyElement = pageAttributes(definitions).map(({ name, help, values }) => ({
    name,
    description: help[data.language],
    value: { kind: "plain", type: values.map((value) => JSON.stringify(value)).join(" | ") },
  }));
  const types = {
    name: "vetrina",
    version,
    "js-types-syntax": "typescript",
    "description-markup": "markdown",
    contributions: {
      html: {
        elements: definitions.map((definition) => element(definition, source, data)),
        attributes: ofAnyElement,
      },
    },
  };
  return `${JSON.stringify(types, null, 2)}\n`;
}
