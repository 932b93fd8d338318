import MagicString from "magic-string";
import type { Plugin } from "rollup";
import { type Node, nodesIn } from "./syntax";

/*
 * Our code only asks whether a value was read: no call reads where it is wrong, what was expected, or a message, and
 * none uses the interface of other schema libraries or a configuration. The sandbox and the npm package have them.
 */

/** Functions in the form that our calls need. */
const functions: Readonly<Record<string, string>> = {
  _addIssue: `function _addIssue(context, label, dataset) {
    if (context.kind === "schema") dataset.typed = false;
    (dataset.issues ??= []).push({ message: "Invalid " + label });
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
};

/** Fields of a schema or a validation that only its messages need. */
const fields = ["reference", "expects", "async", "message"];

/** Statements of lists and objects that tell where a value is wrong, or that stop at the first issue. */
const statements = ["const pathItem ", "if (issue.path)", "if (config$1.abortEarly)"];

const nameOf = (node: unknown) => (node as { readonly name?: string } | undefined)?.name;

/** The length of what is left out at the beginning of a node: all of it, with the comma of a list. */
function leftOut(node: Node, parent: Node, code: string): number {
  const text = code.slice(node.start, node.end);
  const isField = node.type === "Property" && fields.includes(nameOf(node.key) ?? "");
  const siblings = nodesIn(parent).map(({ key }) => nameOf(key));
  if (isField && siblings.includes("kind") && siblings.includes("reference")) return text.length + 1;
  return statements.some((start) => text.startsWith(start)) ? text.length : 0;
}

/** In a pipe: our calls do not stop at the first issue. */
const abortsPipe = "!dataset.issues || !config$1.abortEarly && !config$1.abortPipeEarly";

/** Leaves out the arguments of `_addIssue` after the dataset. */
function shortenCall(node: Node, output: MagicString): void {
  if (node.type !== "CallExpression" || nameOf(node.callee) !== "_addIssue") return;
  const [, , dataset, ...others] = node.arguments as readonly Node[];
  const last = others.at(-1);
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
    const missing = [abortsPipe, ...statements, ...fields.map((field) => `${field}:`)].find(
      (each) => !code.includes(each),
    );
    if (missing) throw new Error(`valibot has no "${missing}" any more: adapt lean-valibot.ts`);
    output.replaceAll(abortsPipe, "true");
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
