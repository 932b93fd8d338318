import { attributeName, type WidgetDefinition } from "../../../src/definition";
import { camelCase, folderOf, pascalCase } from "../names";

/** Events that every element dispatches, although definitions do not list them. */
const commonEvents = ["vetrina:widget-ready"];

const quoted = (values: readonly string[]) => values.map((value) => JSON.stringify(value));
const union = (values: readonly string[]) => (values.length === 0 ? "never" : quoted(values).join(" | "));

const eventsOf = ({ events = {} }: WidgetDefinition) => [...Object.keys(events), ...commonEvents];

/** `vetrina:date-change` → `onVetrinaDateChange`. */
const eventProp = (event: string) => `on${pascalCase(event)}`;

const propertyAttributes = ({ attributes }: WidgetDefinition) =>
  Object.keys(attributes).filter((field) => attributes[field]?.property);

const definitionType = ({ tag }: WidgetDefinition) => `typeof ${camelCase(folderOf(tag))}`;

const elementType = (definition: WidgetDefinition) =>
  `WidgetElement<${definitionType(definition)}, ${union(propertyAttributes(definition))}>` +
  (definition.formAssociated ? " & FormControl" : "");

const definitionImports = (catalogue: readonly WidgetDefinition[]) =>
  catalogue
    .map(({ tag }) => folderOf(tag))
    .map((folder) => `import type { ${camelCase(folder)} } from "../../../widgets/${folder}/definition";`);

/** Source of one React component. Its types come from the definition; its names are printed here. */
function component(definition: WidgetDefinition): string {
  const { tag, title, summary, attributes, properties = {} } = definition;
  const name = pascalCase(folderOf(tag));
  const events = eventsOf(definition);
  const fields = [...propertyAttributes(definition), ...Object.keys(properties)];
  const listeners = events.map((event) => `${eventProp(event)}: ${JSON.stringify(event)}`);
  const attributeList = Object.keys(attributes).map(attributeName).join(", ");
  return `
/**
 * ${title.en}: ${summary.en}
 * Renders \`<${tag}>\`${attributeList === "" ? "" : ` (${attributeList})`}.
 */
export const ${name} = /* @__PURE__ */ createComponent<
  ${definitionType(definition)},
  ${union(events.map(eventProp))},
  ${definition.formAssociated ? "FormProps" : "unknown"},
  ${elementType(definition)}
>({
  name: ${JSON.stringify(name)},
  tag: ${JSON.stringify(tag)},
  attributes: [${quoted(Object.keys(attributes)).join(", ")}],
  properties: [${quoted(fields).join(", ")}],
  events: { ${listeners.join(", ")} },
});
`;
}

/** Source of the module `./react`: one component for each widget of the catalogue. */
export function reactModule(catalogue: readonly WidgetDefinition[]): string {
  return [
    'import { createComponent, type FormProps } from "./component";',
    'import type { FormControl, WidgetElement } from "./element-types";',
    ...definitionImports(catalogue),
    ...catalogue.map(component),
  ].join("\n");
}

/** Source of the module `.`: the hand-written library, and the types of elements, events and `window.Vetrina`. */
export function mainModule(catalogue: readonly WidgetDefinition[]): string {
  const elements = catalogue.map((definition) => `    "${definition.tag}": ${elementType(definition)};`);
  const events = [...new Set(catalogue.flatMap(eventsOf))].map((event) => `    "${event}": CustomEvent;`);
  return [
    'import type { FormControl, WidgetElement } from "./element-types";',
    'import type { Namespace } from "../public-namespace";',
    ...definitionImports(catalogue),
    'export * from "./library";',
    "declare global {",
    "  interface HTMLElementTagNameMap {",
    ...elements,
    "  }",
    "  interface HTMLElementEventMap {",
    ...events,
    "  }",
    "  interface Window {",
    "    /** Absent until a page makes the queue or the library starts. All members are there once `ready` is. */",
    '    Vetrina?: Pick<Namespace, "q"> & Partial<Namespace>;',
    "  }",
    "}",
    "",
  ].join("\n");
}
