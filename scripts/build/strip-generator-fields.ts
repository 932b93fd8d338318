import MagicString from "magic-string";
import type { Plugin } from "rollup";
import { type Node, nodesIn } from "./syntax";

/** Modules with help texts: the definitions of the widgets, the common ones, and the configuration. */
const descriptions = /\/widgets\/[^/]+\/definition\.ts$|\/definition\/common-[a-z]+\.ts$|\/src\/config\//;

/** Fields of a definition that only generators and templates need. Players do not download them. */
const generatorFields = new Set([
  "title",
  "summary",
  "children",
  "slots",
  "items",
  "states",
  "parts",
  "partsIn",
  "keyboard",
  "examples",
  "icon",
  "configuration",
  "fallback",
  "texts",
  "placeholder",
]);

/** Fields of an attribute, a property or an event that only generators and templates need. */
const generatorNotes = new Set(["label", "help", "detail"]);

/** The same fields, but only if their value is not a call: the value of an attribute with that name is a call. */
const generatorMarks = new Set(["needed", "siteWide", "analytics"]);

function fieldName(property: Node): string {
  const key = property.key as Node & { name?: string; value?: unknown };
  return key.name ?? String(key.value);
}

const calls = (node: Node, name: string) =>
  node.type === "CallExpression" && (node.callee as Node & { name?: string }).name === name;

/** The fields of `defineWidget({…})` to remove. Attributes with the same names stay. */
function strippedFields(node: Node): readonly Node[] {
  const [definition] = calls(node, "defineWidget") ? (node.arguments as Node[]) : [];
  return definition ? nodesIn(definition).filter((field) => generatorFields.has(fieldName(field))) : [];
}

/**
 * A note is a sentence in both languages, or a type as text. An attribute that is called `label` or `help` is neither.
 */
function isNote(node: Node): boolean {
  if (node.type !== "Property") return false;
  const value = node.value as Node;
  if (fieldName(node) === "choiceLabels") return true;
  if (generatorMarks.has(fieldName(node))) return value.type !== "CallExpression";
  if (!generatorNotes.has(fieldName(node))) return false;
  if (value.type === "Literal") return fieldName(node) === "detail";
  return value.type === "ObjectExpression" && nodesIn(value).some((property) => fieldName(property) === "it");
}

/** Removes the fields and their commas. `help(…)` becomes an empty object, `property(…)` loses its description. */
function strip(node: Node, code: string, output: MagicString, removed: readonly Node[] = []): void {
  const nextRemoved = strippedFields(node);
  for (const child of nodesIn(node)) {
    if (isNote(child) || removed.includes(child)) {
      const comma = /^\s*,/.exec(code.slice(child.end));
      output.remove(child.start, child.end + (comma?.[0].length ?? 0));
    } else if (calls(child, "help")) {
      output.overwrite(child.start, child.end, "{}");
    } else if (calls(child, "property")) {
      output.overwrite(child.start, child.end, "property()");
    } else {
      strip(child, code, output, child.type === "ObjectExpression" ? [...removed, ...nextRemoved] : []);
    }
  }
}

/** Removes imports of names that only removed fields had, so that their modules are in no chunk for its sake. */
function stripImports(program: Node, output: MagicString): void {
  const kept = output.toString();
  const isUsed = (specifier: Node) => {
    const { name } = specifier.local as Node & { readonly name: string };
    return kept.split(new RegExp(`\\b${name}\\b`)).length > 2;
  };
  for (const node of nodesIn(program)) {
    const specifiers = node.type === "ImportDeclaration" ? (node.specifiers as Node[]) : [];
    if (specifiers.length > 0 && !specifiers.some(isUsed)) output.remove(node.start, node.end);
  }
}

/** Removes the generators' fields from all descriptions. Runs after the TypeScript plugin. */
export function stripGeneratorFields(): Plugin {
  return {
    name: "strip-generator-fields",
    transform(code, id) {
      if (!descriptions.test(id)) return null;
      const output = new MagicString(code);
      const program = this.parse(code) as unknown as Node;
      strip(program, code, output);
      stripImports(program, output);
      return { code: output.toString(), map: output.generateMap({ hires: true }) };
    },
  };
}
