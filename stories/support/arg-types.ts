import type { ArgTypes } from "@storybook/react-vite";
import { attributeName, type Kind } from "../../src/definition";
import {
  commonAttributeDescriptions,
  type DescribedKind,
  type DescribedKinds,
  type DescribedWidget,
} from "../../src/description";
import { descriptions } from "../../widgets/descriptions";

type Control = ArgTypes[string]["control"];

/** Dates stay text fields, because authors write them as text, and stories can show invalid ones. */
const controls: Partial<Record<Kind<unknown>["type"], Control>> = {
  flag: "boolean",
  number: "number",
  choice: "select",
};

function argType(field: string, kind: DescribedKind): ArgTypes[string] {
  return {
    name: attributeName(field),
    description: kind.help.en,
    control: controls[kind.type] ?? "text",
    ...(kind.choices && { options: [...kind.choices] }),
    type: { name: "string", required: kind.required },
    table: {
      category: field in commonAttributeDescriptions ? "every element" : "attributes",
      type: { summary: kind.expected },
      ...(kind.default !== undefined && { defaultValue: { summary: String(kind.default) } }),
    },
  };
}

/**
 * The description of a widget.
 * @throws TypeError if `widgets/descriptions.ts` does not list it
 */
export function described({ tag }: Pick<DescribedWidget, "tag">): DescribedWidget {
  const found = descriptions.find((each) => each.tag === tag);
  if (!found) throw new TypeError(`widgets/descriptions.ts does not list ${tag}`);
  return found;
}

/** All attributes of a widget, including the attributes common to all elements. */
export function attributesOf(definition: DescribedWidget): DescribedKinds {
  return { ...definition.attributes, ...commonAttributeDescriptions };
}

/** The controls of a widget's stories, from its definition. */
export function argTypesOf(definition: DescribedWidget): ArgTypes {
  return Object.fromEntries(
    Object.entries(attributesOf(definition)).map(([field, kind]) => [field, argType(field, kind)]),
  );
}
