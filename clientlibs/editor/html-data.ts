import type { Kind, WidgetDefinition } from "../../src/definition";
import { allAttributes, defaultText } from "../describe";
import type { Source } from "../source";

const markdown = (value: string) => ({ kind: "markdown", value });

/** The values that an editor suggests. Free text has none. */
function offeredValues({ type, choices, choiceLabels }: Kind<unknown>) {
  const words = type === "flag" ? ["true", "false"] : (choices ?? []);
  const values = words.map((name) => {
    const description = choiceLabels?.[name]?.en;
    return description === undefined ? { name } : { name, description };
  });
  return values.length === 0 ? {} : { values };
}

function explanation(kind: Kind<unknown>, help: string): string {
  const notes = [
    `Expected: ${kind.expected}.`,
    ...(kind.required ? ["Required."] : []),
    ...(defaultText(kind) === undefined ? [] : [`Default: \`${defaultText(kind)}\`.`]),
  ];
  return `${help}\n\n${notes.join(" ")}`;
}

const tag = (definition: WidgetDefinition) => ({
  name: definition.tag,
  description: markdown(`**${definition.title.en}**\n\n${definition.summary.en}`),
  attributes: allAttributes(definition).map(({ name, kind, help }) => ({
    name,
    description: markdown(explanation(kind, help.en)),
    ...offeredValues(kind),
  })),
});

/** Custom data for HTML in Visual Studio Code: `"html.customData": ["…/html-data.json"]`. */
export function htmlData({ widgets }: Source): string {
  const tags = widgets.map(({ definition }) => tag(definition));
  return `${JSON.stringify({ version: 1.1, tags }, null, 2)}\n`;
}
