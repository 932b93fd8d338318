import MagicString from "magic-string";
import type { Plugin } from "rollup";

/** Descriptions with help texts: the widgets, what all of them have, and the configuration. */
const descriptions = /\/widgets\/[^/]+\/definition\.ts$|\/definition\/common-[a-z]+\.ts$|\/src\/config\//;

/** What only generators and templates need of a definition: it stays out of what players download. */
const generatorFields = new Set([
  "title",
  "summary",
  "children",
  "slots",
  "states",
  "parts",
  "keyboard",
  "examples",
  "icon",
  "budget",
  "fallback",
  "texts",
  "placeholder",
]);

/** What only they need of an attribute, a property or an event, wherever it stands. */
const generatorNotes = new Set(["label", "help", "detail"]);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

function nodesIn(node: Node): Node[] {
  return Object.values(node)
    .flatMap((field) => (Array.isArray(field) ? field : [field]))
    .filter(isNode);
}

function fieldName(property: Node): string {
  const key = property.key as Node & { name?: string; value?: unknown };
  return key.name ?? String(key.value);
}

const calls = (node: Node, name: string) =>
  node.type === "CallExpression" && (node.callee as Node & { name?: string }).name === name;

/** The fields of `defineWidget({…})` itself that go; attributes of the same names stay. */
function strippedFields(node: Node): readonly Node[] {
  const [definition] = calls(node, "defineWidget") ? (node.arguments as Node[]) : [];
  return definition ? nodesIn(definition).filter((field) => generatorFields.has(fieldName(field))) : [];
}

/** An attribute may be called `label` or `help`: a note is a sentence in both languages, or a type as text. */
function isNote(node: Node): boolean {
  if (node.type !== "Property" || !generatorNotes.has(fieldName(node))) return false;
  const value = node.value as Node;
  if (value.type === "Literal") return fieldName(node) === "detail";
  return value.type === "ObjectExpression" && nodesIn(value).some((property) => fieldName(property) === "it");
}

/** Removes the fields, each with the comma behind it; `help(…)` becomes an empty object, `property(…)` loses its description. */
function strip(node: Node, code: string, output: MagicString, doomed: readonly Node[] = []): void {
  const nextDoomed = strippedFields(node);
  for (const child of nodesIn(node)) {
    if (isNote(child) || doomed.includes(child)) {
      const comma = /^\s*,/.exec(code.slice(child.end));
      output.remove(child.start, child.end + (comma?.[0].length ?? 0));
    } else if (calls(child, "help")) {
      output.overwrite(child.start, child.end, "{}");
    } else if (calls(child, "property")) {
      output.overwrite(child.start, child.end, "property()");
    } else {
      strip(child, code, output, child.type === "ObjectExpression" ? [...doomed, ...nextDoomed] : []);
    }
  }
}

/** Runs on all descriptions, after TypeScript. */
export function stripGeneratorFields(): Plugin {
  return {
    name: "strip-generator-fields",
    transform(code, id) {
      if (!descriptions.test(id)) return null;
      const output = new MagicString(code);
      strip(this.parse(code) as unknown as Node, code, output);
      return { code: output.toString(), map: output.generateMap({ hires: true }) };
    },
  };
}
