import { camelCase, folderOf, pascalCase } from "../../distribution/names";
import type { DescribedWidget } from "../../src/description";
import { renderFallback } from "../../src/description/fallback";
import { neededConfiguration } from "./needed-configuration";
import { withSamplePictures } from "./pictures";
import { printJson, sampleConfiguration } from "./sample-configuration";
import { firstExample } from "./sample-texts";
import type { Language } from "./words";

/** Converts `vetrina-date-picker` to `DatePicker`. */
export const componentName = (definition: Pick<DescribedWidget, "tag">): string =>
  pascalCase(folderOf(definition.tag));

/** JSX of a component with its content and all attributes of its first example, including HTML attributes. */
function elementOf(definition: DescribedWidget, language: Language): string {
  const name = componentName(definition);
  const { attributes = {}, own = {} } = withSamplePictures(definition, firstExample(definition, language));
  const props = Object.entries({ ...own, ...attributes }).map(([field, value]) => {
    const isText = !["number", "flag"].includes(definition.attributes[field]?.type ?? "text");
    return `        ${field}=${isText ? `"${value}"` : `{${value}}`}\n`;
  });
  const opening = props.length === 0 ? `<${name}>` : `<${name}\n${props.join("")}      >`;
  const fallback = renderFallback(definition, attributes, language).replaceAll(" class=", " className=");
  return `      ${opening}\n        ${fallback}\n      </${name}>`;
}

/** The first widget that has required attributes. */
export const widgetWithRequiredAttributes = (catalogue: readonly DescribedWidget[]): DescribedWidget => {
  const [first, ...others] = catalogue;
  if (!first) throw new TypeError("the catalogue is empty");
  const hasRequired = ({ attributes }: DescribedWidget) =>
    Object.values(attributes).some((kind) => kind.required);
  return [first, ...others].find(hasRequired) ?? first;
};

/**
 * The code of a configuration with these keys. JSON is valid TypeScript, but TypeScript does not need quotes
 * around names.
 */
const configurationCode = (keys: readonly string[], language: Language) =>
  printJson(sampleConfiguration(keys, language)).replace(/"(\w+)":/g, "$1:");

/** Code that starts the library with a list of widgets and the configuration that they need. */
export function startCode(widgets: string, keys: readonly string[], language: Language): string {
  if (keys.length === 0) return `await startVetrina({ widgets: ${widgets} });`;
  const configuration = configurationCode(keys, language).replaceAll("\n", "\n  ");
  return `await startVetrina({\n  widgets: ${widgets},\n  configuration: ${configuration},\n});`;
}

const keysOf = (definition: DescribedWidget) => neededConfiguration(definition).map(({ key }) => key);

/**
 * The main file of a React application. It renders a widget with its companions and starts the library with
 * the configuration that they need.
 */
export function reactApplication(
  definition: DescribedWidget,
  catalogue: readonly DescribedWidget[],
  language: Language,
): string {
  const { companions = [] } = firstExample(definition, language);
  const shown = [definition, ...catalogue.filter(({ tag }) => companions.includes(tag))];
  const keys = [...new Set(shown.flatMap(keysOf))];
  return `import { createRoot } from "react-dom/client";
import { startVetrina } from "vetrina";
import { ${shown.map(componentName).join(", ")} } from "vetrina/react";
import { allWidgets } from "vetrina/widgets";

function App() {
  return (
    <>
${shown.map((definition) => elementOf(definition, language)).join("\n")}
    </>
  );
}

const root = document.querySelector("#root");
if (root) createRoot(root).render(<App />);

${startCode("allWidgets", keys, language)}`;
}

/** Code with which an application uses one widget of the package, without the others. */
export function widgetAlone(definition: DescribedWidget, language: Language): string {
  const name = camelCase(folderOf(definition.tag));
  return `import { startVetrina } from "vetrina";
import { ${name} } from "vetrina/widgets/${folderOf(definition.tag)}";

${startCode(`[${name}]`, keysOf(definition), language)}`;
}
