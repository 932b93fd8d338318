import { pascalCase } from "../../distribution/names";
import type { DescribedWidget } from "../../src/description";
import {
  allAttributes,
  defaultText,
  elementEvents,
  namedHelp,
  ownAttributes,
  slotsOf,
  typescriptType,
} from "../describe";
import { formAttributes } from "../form-attributes";
import { membersOf } from "../members";
import type { Source } from "../source";
import { tokensRead } from "../tokens";

const attributes = (definition: DescribedWidget) => [
  ...allAttributes(definition).map(({ name, kind, help, field }) => ({
    name,
    description: help.en,
    type: { text: typescriptType(kind) },
    default: defaultText(kind),
    fieldName: kind.property ? field : undefined,
  })),
  ...formAttributes(definition).map(({ name, help, isFlag }) => ({
    name,
    description: help.en,
    type: { text: isFlag ? "boolean" : "string" },
    fieldName: name,
  })),
];

function members(definition: DescribedWidget) {
  const attributeOf = new Map(ownAttributes(definition).map(({ field, name }) => [field, name]));
  return membersOf(definition).map(({ name, type, help }) => ({
    kind: "field",
    name,
    description: help.en,
    type: { text: type },
    attribute: attributeOf.get(name),
  }));
}

function declaration(definition: DescribedWidget, { sharedStyles, styles }: Source) {
  return {
    kind: "class",
    customElement: true,
    name: pascalCase(definition.tag),
    tagName: definition.tag,
    superclass: { name: "HTMLElement" },
    summary: definition.title.en,
    description: definition.summary.en,
    attributes: attributes(definition),
    members: members(definition),
    events: elementEvents(definition).map(({ name, detail, help }) => ({
      name,
      description: help.en,
      type: { text: `CustomEvent<${detail}>` },
    })),
    slots: slotsOf(definition, "en"),
    cssParts: namedHelp(definition.parts ?? {}, "en"),
    cssProperties: tokensRead(sharedStyles + (styles[definition.tag] ?? "")).map(({ name, value }) => ({
      name,
      default: value,
    })),
  };
}

/** The Custom Elements Manifest (schema 2.1.0), for Storybook and editors. */
export function customElementsManifest(source: Source): string {
  const manifest = {
    schemaVersion: "2.1.0",
    modules: [
      {
        kind: "javascript-module",
        path: "vetrina.js",
        declarations: source.definitions.map((definition) => declaration(definition, source)),
        exports: source.definitions.map((definition) => ({
          kind: "custom-element-definition",
          name: definition.tag,
          declaration: { name: pascalCase(definition.tag), module: "vetrina.js" },
        })),
      },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
