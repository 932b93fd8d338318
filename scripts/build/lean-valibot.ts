import MagicString from "magic-string";
import type { Plugin } from "rollup";
import { type Node, nodesIn } from "./syntax";

/**
 * Functions of valibot that write messages for developers. Our code only asks whether a value was read, so an issue is
 * its kind, its type and its path. The sandbox and the npm package have the messages.
 */
const functions: Readonly<Record<string, string>> = {
  _addIssue: `function _addIssue(context, label, dataset, _, other) {
    if (context.kind === "schema") dataset.typed = false;
    (dataset.issues ??= []).push({ kind: context.kind, type: context.type, message: "Invalid " + label, path: other?.path });
  }`,
  _stringify: `function _stringify() {
    return "";
  }`,
  _joinExpects: `function _joinExpects() {
    return "";
  }`,
};

const nameOf = ({ id }: Node) => (id as { readonly name?: string } | undefined)?.name;

/** Leaves out valibot's messages. The sandbox's copy of it, which has another id, keeps them. */
export const leanValibot = (): Plugin => ({
  name: "lean-valibot",
  transform(code, id) {
    if (!id.endsWith("/valibot/dist/index.mjs")) return null;
    const output = new MagicString(code);
    const declarations = nodesIn(this.parse(code) as unknown as Node);
    for (const [name, text] of Object.entries(functions)) {
      const declaration = declarations.find((node) => nameOf(node) === name);
      if (!declaration) throw new Error(`valibot has no "${name}" any more: adapt lean-valibot.ts`);
      output.overwrite(declaration.start, declaration.end, text);
    }
    return { code: output.toString(), map: output.generateMap({ hires: true }) };
  },
});
