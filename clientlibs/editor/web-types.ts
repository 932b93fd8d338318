import type { Described, WidgetDefinition } from "../../src/definition";
import { allAttributes, defaultText, elementEvents, slotsOf, typescriptType } from "../describe";
import type { Source, WidgetSource } from "../source";
import { tokensRead } from "../tokens";
import { membersOf } from "./members";

const named = (descriptions: Readonly<Record<string, Described>> = {}) =>
  Object.entries(descriptions).map(([name, { help }]) => ({ name, description: help.en }));

const attributes = (definition: WidgetDefinition) =>
  allAttributes(definition).map(({ name, kind, help }) => ({
    name,
    description: help.en,
    required: kind.required,
    ...(defaultText(kind) === undefined ? {} : { default: defaultText(kind) }),
    value: { kind: "plain", type: typescriptType(kind) },
  }));

const element = ({ definition, styles }: WidgetSource, sharedStyles: string) => ({
  name: definition.tag,
  description: definition.summary.en,
  attributes: attributes(definition),
  slots: Object.entries(slotsOf(definition)).map(([name, description]) => ({ name, description })),
  js: {
    properties: membersOf(definition).map(({ name, type, help }) => ({ name, type, description: help })),
    events: elementEvents(definition).map(({ name, help }) => ({ name, description: help.en })),
  },
  css: {
    properties: tokensRead(sharedStyles + styles).map(({ name, value }) => ({ name, description: value })),
    parts: named(definition.parts),
  },
});

/** Web types, for the editors of JetBrains. */
export function webTypes({ version, widgets, sharedStyles }: Source): string {
  const types = {
    name: "vetrina",
    version,
    "js-types-syntax": "typescript",
    "description-markup": "markdown",
    contributions: { html: { elements: widgets.map((widget) => element(widget, sharedStyles)) } },
  };
  return `${JSON.stringify(types, null, 2)}\n`;
}
