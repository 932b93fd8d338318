import MagicString from "magic-string";
import type { Plugin } from "rollup";

/** What only generators and templates need of a definition: it stays out of what players download. */
const generatorFields = new Set([
  "title",
  "summary",
  "children",
  "slots",
  "parts",
  "keyboard",
  "fallback",
  "texts",
  "placeholder",
]);

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

/** Removes the fields, each with the comma behind it; `help(…)` becomes an empty object. */
function strip(node: Node, code: string, output: MagicString, doomed: readonly Node[] = []): void {
  const nextDoomed = strippedFields(node);
  for (const child of nodesIn(node)) {
    const isHelp = child.type === "Property" && fieldName(child) === "help";
    if (isHelp || doomed.includes(child)) {
      const comma = /^\s*,/.exec(code.slice(child.end));
      output.remove(child.start, child.end + (comma?.[0].length ?? 0));
    } else if (calls(child, "help")) {
      output.overwrite(child.start, child.end, "{}");
    } else {
      strip(child, code, output, child.type === "ObjectExpression" ? [...doomed, ...nextDoomed] : []);
    }
  }
}

/** Runs on definitions and the configuration's description, after TypeScript. */
export function stripGeneratorFields(isDescription: (id: string) => boolean): Plugin {
  return {
    name: "strip-generator-fields",
    transform(code, id) {
      if (!isDescription(id)) return null;
      const output = new MagicString(code);
      strip(this.parse(code) as unknown as Node, code, output);
      return { code: output.toString(), map: output.generateMap({ hires: true }) };
    },
  };
}
