import { pascalCase } from "../../distribution/names";
import type { DescribedWidget } from "../../src/description";
import { allAttributes, documentEvents, elementEvents, type EventRow, typescriptType } from "../describe";
import { membersOf } from "../members";
import type { Source } from "../source";

/** A doc comment. An end of comment inside the text is escaped. */
const comment = (text: string, indent = "  ") => `${indent}/** ${text.replaceAll("*/", "*\\/")} */\n`;

const block = (opening: string, lines: readonly string[]) => `${opening} {\n${lines.join("")}}\n`;

function attributesInterface(definition: DescribedWidget): string {
  const lines = allAttributes(definition).map(
    ({ name, kind, help }) =>
      `${comment(help.en)}  ${JSON.stringify(name)}${kind.required ? "" : "?"}: ${typescriptType(kind)};\n`,
  );
  return block(`export interface ${pascalCase(definition.tag)}Attributes`, lines);
}

function elementInterface(definition: DescribedWidget): string {
  const lines = membersOf(definition).map(
    ({ name, type, isReadonly, help }) =>
      `${comment(help.en)}  ${isReadonly ? "readonly " : ""}${name}: ${type};\n`,
  );
  const name = `${pascalCase(definition.tag)}Element`;
  // TypeScript compares types by structure: only `localName` distinguishes elements without their own
  // members.
  return (
    comment(definition.summary.en, "") +
    block(`export interface ${name} extends HTMLElement`, [
      ...lines,
      `  readonly localName: ${JSON.stringify(definition.tag)};\n`,
    ])
  );
}

const eventEntries = (events: readonly EventRow[]) =>
  [...new Map(events.map((event) => [event.name, event])).values()].map(
    ({ name, detail, help, cancelable }) =>
      `${comment(help.en + (cancelable ? " Cancelable." : ""), "    ")}    ${JSON.stringify(name)}: CustomEvent<${detail}>;\n`,
  );

/** `vetrina.d.ts`: the elements, their attributes and their events, for TypeScript without a framework. */
export function declarations({ version, definitions }: Source): string {
  const tags = definitions.map(
    (definition) => `    ${JSON.stringify(definition.tag)}: ${pascalCase(definition.tag)}Element;\n`,
  );
  const events = eventEntries(definitions.flatMap(elementEvents));
  return [
    `// Vetrina ${version}: types of its elements. Generated from the definitions of the widgets.\n`,
    ...definitions.flatMap((definition) => [attributesInterface(definition), elementInterface(definition)]),
    "declare global {\n" +
      `  interface HTMLElementTagNameMap {\n${tags.join("")}  }\n\n` +
      `  interface HTMLElementEventMap {\n${events.join("")}  }\n\n` +
      `  interface DocumentEventMap {\n${eventEntries(documentEvents).join("")}  }\n}\n`,
  ].join("\n");
}

/**
 * True for a property that JSX can set. React treats a prop that begins with `on` as a listener, so an
 * application must set such a property with a ref.
 */
const settableInJsx = ({ name, isReadonly }: { readonly name: string; readonly isReadonly: boolean }) =>
  !isReadonly && !name.startsWith("on");

function intrinsicElement(definition: DescribedWidget): string {
  const name = pascalCase(definition.tag);
  const properties = membersOf(definition)
    .filter(settableInJsx)
    .map((member) => `        ${member.name}?: ${member.type};\n`);
  const listeners = elementEvents(definition).map(
    (event) =>
      `        ${JSON.stringify(`on${event.name}`)}?: (event: CustomEvent<${event.detail}>) => void;\n`,
  );
  return `      ${JSON.stringify(definition.tag)}: HostProps<Vetrina.${name}Element> & Vetrina.${name}Attributes & {\n${properties.join("")}${listeners.join("")}      };\n`;
}

/** `vetrina-react.d.ts`: the elements in JSX, for React 19. */
export function reactDeclarations({ version, definitions }: Source): string {
  const elements = definitions.map(intrinsicElement).join("");
  return [
    `// Vetrina ${version}: its elements in JSX, for React 19. Generated from the definitions of the widgets.`,
    'import type { DetailedHTMLProps, HTMLAttributes } from "react";',
    'import type * as Vetrina from "./vetrina";',
    "",
    "type HostProps<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element>;",
    "",
    'declare module "react" {',
    "  namespace JSX {",
    `    interface IntrinsicElements {\n${elements}    }`,
    "  }",
    "}\n",
  ].join("\n");
}
