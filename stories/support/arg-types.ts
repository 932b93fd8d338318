import type { ArgTypes } from "@storybook/react-vite";
import { attributeName, commonAttributes, type Kind, type WidgetDefinition } from "../../src/definition";

type Control = ArgTypes[string]["control"];

/** Dates stay text fields: authors write them as text, and stories can show wrong ones. */
const controls: Partial<Record<Kind<unknown>["type"], Control>> = {
  flag: "boolean",
  number: "number",
  choice: "select",
};

function argType(field: string, kind: Kind<unknown>): ArgTypes[string] {
  return {
    name: attributeName(field),
    description: kind.help?.en ?? "",
    control: controls[kind.type] ?? "text",
    ...(kind.choices && { options: [...kind.choices] }),
    type: { name: "string", required: kind.required },
    table: {
      category: field in commonAttributes ? "every element" : "attributes",
      type: { summary: kind.expected },
      ...(kind.default !== undefined && { defaultValue: { summary: String(kind.default) } }),
    },
  };
}

/** All attributes of a widget, including those common to all elements. */
export function attributesOf(definition: WidgetDefinition): Readonly<Record<string, Kind<unknown>>> {
  return { ...definition.attributes, ...commonAttributes };
}

/** The controls of a widget's stories, from its definition. */
export function argTypesOf(definition: WidgetDefinition): ArgTypes {
  return Object.fromEntries(
    Object.entries(attributesOf(definition)).map(([field, kind]) => [field, argType(field, kind)]),
  );
}
