import MagicString from "magic-string";
import type { Plugin } from "rollup";
import { type Node, nodesIn } from "./syntax";

/*
 * Our code only asks whether a value was read: no call reads where it is wrong, what was expected, or a message, and
 * none uses the interface of other schema libraries, a configuration, fallbacks, computed defaults or metadata. So one issue of a
 * value is enough. The sandbox and the npm package have all of that.
 */

const refuse = (name: string) =>
  `function ${name}() { throw new Error("the build leaves out valibot's ${name}"); }`;

/** Functions in the form that our calls need. */
const functions: Readonly<Record<string, string>> = {
  _addIssue: `function _addIssue(context, dataset) {
    if (context.kind === "schema") dataset.typed = false;
    dataset.issues ??= [{ message: "Invalid value" }];
  }`,
  _stringify: `function _stringify() {
    return "";
  }`,
  _joinExpects: `function _joinExpects() {
    return "";
  }`,
  _standardSchema: `function _standardSchema(schema) {
    return schema;
  }`,
  getGlobalConfig: `function getGlobalConfig() {
    return {};
  }`,
  getDefault: `function getDefault(schema) {
    return schema.default;
  }`,
  // The original also tells which options were nearly right.
  union: `function union(options) {
    return {
      kind: "schema",
      options,
      "~run"(dataset, config) {
        for (const option of this.options) {
          const read = option["~run"]({ value: dataset.value }, config);
          if (!read.issues) return read;
        }
        _addIssue(this, dataset);
        return dataset;
      }
    };
  }`,
  fallback: refuse("fallback"),
  isOfType: refuse("isOfType"),
};

/** Fields of a schema or a validation that only its messages need. */
const fields = ["reference", "expects", "async", "message"];

/** The types of schemas that objects, variants or our drift alarm read. */
const readTypes = ["exact_optional", "optional", "nullish", "variant"];

/** Statements of lists and objects that tell where a value is wrong, or that stop at the first issue. */
const statements = [
  "const pathItem ",
  ...["item", "key", "value"].map((part) => `for (const issue of ${part}Dataset.issues)`),
  "if (config$1.abortEarly)",
];

/** Expressions, and what takes their place. */
const replaced: Readonly<Record<string, string>> = {
  // In a pipe: our calls do not stop at the first issue.
  "!dataset.issues || !config$1.abortEarly && !config$1.abortPipeEarly": "true",
  'item.kind !== "metadata"': "true",
  '(item.kind === "schema" || item.kind === "transformation")': 'item.kind !== "validation"',
  "valueSchema.fallback !== void 0": "false",
};

const nameOf = (node: unknown) => (node as { readonly name?: string } | undefined)?.name;

const isUnreadType = ({ key, value }: Node) =>
  nameOf(key) === "type" && !readTypes.some((type) => type === (value as Node).value);

/** The length of what is left out at the beginning of a node: all of it, with the comma of a list. */
function leftOut(node: Node, parent: Node, code: string): number {
  const text = code.slice(node.start, node.end);
  const isField = node.type === "Property" && (fields.includes(nameOf(node.key) ?? "") || isUnreadType(node));
  const siblings = nodesIn(parent).map(({ key }) => nameOf(key));
  if (isField && siblings.includes("kind") && siblings.includes("reference")) return text.length + 1;
  return statements.some((start) => text.startsWith(start)) ? text.length : 0;
}

/** Leaves out all arguments of `_addIssue` but the first and the dataset. */
function shortenCall(node: Node, output: MagicString): void {
  if (node.type !== "CallExpression" || nameOf(node.callee) !== "_addIssue") return;
  const [, label, dataset, ...others] = node.arguments as readonly Node[];
  const last = others.at(-1);
  if (label && dataset) output.remove(label.start, dataset.start);
  if (dataset && last) output.remove(dataset.end, last.end);
}

function leaveOut(node: Node, code: string, output: MagicString): void {
  shortenCall(node, output);
  for (const child of nodesIn(node)) {
    const length = leftOut(child, node, code);
    if (length > 0) output.remove(child.start, child.start + length);
    else if (node.type !== "CallExpression" || nameOf(node.callee) !== "_addIssue")
      leaveOut(child, code, output);
  }
}

/** Leaves out what only messages of valibot need. The sandbox's copy of it, which has another id, keeps that. */
export const leanValibot = (): Plugin => ({
  name: "lean-valibot",
  transform(code, id) {
    if (!id.endsWith("/valibot/dist/index.mjs")) return null;
    const output = new MagicString(code);
    const missing = [
      ...Object.keys(replaced),
      ...statements,
      ...fields.map((field) => `${field}:`),
      ...readTypes.map((type) => `type: "${type}"`),
    ].find((each) => !code.includes(each));
    if (missing) throw new Error(`valibot has no "${missing}" any more: adapt lean-valibot.ts`);
    for (const [text, replacement] of Object.entries(replaced)) output.replaceAll(text, replacement);
    const found = new Set<string>();
    for (const node of nodesIn(this.parse(code) as unknown as Node)) {
      const name = nameOf(node.id) ?? "";
      const text = Object.hasOwn(functions, name) ? functions[name] : undefined;
      if (text === undefined) leaveOut(node, code, output);
      else output.overwrite(node.start, node.end, text);
      found.add(name);
    }
    const unknown = Object.keys(functions).find((name) => !found.has(name));
    if (unknown) throw new Error(`valibot has no "${unknown}" any more: adapt lean-valibot.ts`);
    return { code: output.toString(), map: output.generateMap({ hires: true }) };
  },
});
