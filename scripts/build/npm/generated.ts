import { camelCase, folderOf, pascalCase } from "../../../distribution/names";
import { attributeName } from "../../../src/definition";
import { commonEvents, type DescribedEvent, type DescribedWidget } from "../../../src/description";

const quoted = (values: readonly string[]) => values.map((value) => JSON.stringify(value));
const union = (values: readonly string[]) => (values.length === 0 ? "never" : quoted(values).join(" | "));

type Events = Readonly<Record<string, DescribedEvent>>;

/** Events that every element dispatches, although definitions do not list them. */
const eventsOfAnyElement: Events = Object.fromEntries(
  Object.entries(commonEvents).filter(([, { from }]) => from === "element"),
);

const eventsOf = ({ events = {} }: DescribedWidget): Events => ({ ...events, ...eventsOfAnyElement });

/** The type of an event. If the event has no detail, its `detail` is `null`. */
const eventType = ({ detail }: DescribedEvent) => `CustomEvent<${detail || "null"}>`;

const eventMap = (events: Events) =>
  Object.entries(events).map(([name, event]) => `    "${name}": ${eventType(event)};`);

/** Converts `vetrina:date-change` to `onVetrinaDateChange`. */
const eventProp = (event: string) => `on${pascalCase(event)}`;

const propertyAttributes = ({ attributes }: DescribedWidget) =>
  Object.keys(attributes).filter((field) => attributes[field]?.property);

const requiredFields = ({ attributes }: DescribedWidget) =>
  Object.keys(attributes).filter((field) => attributes[field]?.required);

const definitionType = ({ tag }: DescribedWidget) => `typeof ${camelCase(folderOf(tag))}`;

const elementType = (definition: DescribedWidget) =>
  `WidgetElement<${definitionType(definition)}, ${union(propertyAttributes(definition))}>` +
  (definition.formAssociated ? " & FormControl" : "");

const definitionImports = (catalogue: readonly DescribedWidget[]) =>
  catalogue
    .map(({ tag }) => folderOf(tag))
    .map((folder) => `import type { ${camelCase(folder)} } from "../../../widgets/${folder}/definition";`);

/**
 * Source of one React component. The types of its props come from the definition. The source contains only
 * the names of the props.
 */
function component(definition: DescribedWidget): string {
  const { tag, title, summary, attributes, properties = {} } = definition;
  const name = pascalCase(folderOf(tag));
  const events = Object.entries(eventsOf(definition));
  const fields = [...propertyAttributes(definition), ...Object.keys(properties)];
  const listeners = events.map(([event]) => `${eventProp(event)}: ${JSON.stringify(event)}`);
  const eventTypes = events.map(([event, about]) => `${eventProp(event)}: ${eventType(about)}`);
  const attributeList = Object.keys(attributes).map(attributeName).join(", ");
  return `
/**
 * ${title.en}: ${summary.en}
 * Renders \`<${tag}>\`${attributeList === "" ? "" : ` (${attributeList})`}.
 */
export const ${name} = /* @__PURE__ */ createComponent<
  ${definitionType(definition)},
  ${union(requiredFields(definition))},
  { ${eventTypes.join("; ")} },
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

/** Additional props of a tag in JSX: the props of a form control, and the required attributes. */
function tagExtras(definition: DescribedWidget): string {
  const required = requiredFields(definition).map((field) => `"${attributeName(field)}": string`);
  return [
    ...(definition.formAssociated ? ["FormProps"] : []),
    ...(required.length > 0 ? [`{ ${required.join("; ")} }`] : []),
  ].join(" & ");
}

/**
 * Types of the tags in JSX, for developers who write `<vetrina-…>` themselves. TypeScript does not report a
 * misspelt `data-…` attribute, because it accepts any attribute with a hyphen in JSX.
 */
const jsxTypes = (catalogue: readonly DescribedWidget[]) => [
  'declare module "react" {',
  "  namespace JSX {",
  "    interface IntrinsicElements {",
  ...catalogue.map((definition) => {
    const types = [elementType(definition), tagExtras(definition)].filter(Boolean).join(", ");
    return `      "${definition.tag}": TagProps<${types}>;`;
  }),
  "    }",
  "  }",
  "}",
];

/** Source of the module `./react`: one component for each widget of the catalogue, and the tags in JSX. */
export function reactModule(catalogue: readonly DescribedWidget[]): string {
  return [
    'import "./global-types";',
    'import { createComponent, type FormProps, type TagProps } from "./component";',
    'import type { FormControl, WidgetElement } from "./element-types";',
    ...definitionImports(catalogue),
    ...jsxTypes(catalogue),
    ...catalogue.map(component),
  ].join("\n");
}

/**
 * Source of the types of elements, events and `window.Vetrina`, which every entry point with elements
 * imports.
 */
export function globalTypesModule(catalogue: readonly DescribedWidget[]): string {
  const elements = catalogue.map((definition) => `    "${definition.tag}": ${elementType(definition)};`);
  const ofElements = Object.assign({}, ...catalogue.map(eventsOf)) as Events;
  return [
    'import type { FormControl, WidgetElement } from "./element-types";',
    'import type { Namespace } from "../public-namespace";',
    ...definitionImports(catalogue),
    "declare global {",
    "  interface HTMLElementTagNameMap {",
    ...elements,
    "  }",
    "  interface HTMLElementEventMap {",
    ...eventMap(ofElements),
    "  }",
    "  interface DocumentEventMap {",
    // Events of elements bubble to the document.
    ...eventMap({ ...ofElements, ...commonEvents }),
    "  }",
    "  interface Window {",
    "    /** Undefined until a page creates the queue or the library starts. All members exist once `ready` does. */",
    '    Vetrina?: Pick<Namespace, "q"> & Partial<Namespace>;',
    "  }",
    "}",
    "",
  ].join("\n");
}

/** Source of the module `.`: the hand-written start function, and the types. */
export const mainModule = (): string => 'import "./global-types";\nexport * from "./library";\n';

/** Source of the entry point of one widget, for `startVetrina`. */
export function widgetModule({ tag }: DescribedWidget): string {
  const folder = folderOf(tag);
  return `import "../global-types";\nexport { ${camelCase(folder)} } from "../../../../widgets/${folder}/definition";\n`;
}
