import MagicString from "magic-string";
import type { Plugin } from "rollup";
import { type Node, nodesIn } from "./syntax";

/*
 * Our calls use one function of ky, `ky(address, options)`. The options are those of `fetch`, a body or `json`,
 * `searchParams` as a record, `retry`, and `timeout: false`. The build leaves out the rest: hooks, instances, shortcuts
 * for methods and bodies, progress events, and the time limit of an attempt, since ours is for the whole call.
 */

const refuse = (feature: string) => `() => { throw new Error("the build leaves out ky's ${feature}"); };`;

/** Modules of ky in the version that our calls need. */
const modules: Readonly<Record<string, string>> = {
  "index.js": `
    import { Ky } from "./core/Ky.js";
    export default Ky.create;
    export { HTTPError } from "./errors/HTTPError.js";`,
  "core/constants.js": `
    export const supportsAbortController = true;
    export const supportsAbortSignal = typeof AbortSignal.any === "function";
    export const maxSafeTimeout = 2_147_483_647;`,
  "utils/body.js": "export {};",
  "utils/merge.js": `
    export const mergeHeaders = (_, headers) => new Headers(headers);`,
  "utils/normalize.js": `
    export const normalizeRequestMethod = (method) => method;
    export const normalizeRetryOptions = (retry) => ({ limit: 0, ...retry });`,
  "utils/options.js": `
    export const findUnknownOptions = () => ({});
    export const hasSearchParameters = (search) => search !== undefined && Object.keys(search).length > 0;`,
  "utils/timeout.js": `
    export default ${refuse("time limits")}`,
};

/** What is left out of the module with the class `Ky`: conditions and loops by a name in their head, the rest by its own. */
const leftOut = {
  IfStatement: [
    "> maxSafeTimeout",
    "prefixUrl",
    "supportsRequestStreams",
    "supportsFormData",
    "onDownloadProgress",
    "onUploadProgress",
    "parseJson",
    "isTimeoutError",
    "ForceRetryError",
  ],
  ForOfStatement: [
    "hooks.afterResponse",
    "hooks.beforeError",
    "hooks.beforeRetry",
    "hooks.beforeRequest",
    "responseTypes",
  ],
  Property: ["hooks:", "prefixUrl:", "context:"],
  VariableDeclaration: ["const userProvidedContentType "],
  ImportSpecifier: [
    "streamRequest",
    "streamResponse",
    "mergeHooks",
    "responseTypes",
    "stop",
    "RetryMarker",
    "supportsFormData",
    "supportsResponseStreams",
    "supportsRequestStreams",
  ],
  MethodDefinition: ["#wrapRequestWithUploadProgress(", "#assignRequest(", "#cancelResponseBody("],
} as const;

/** The part of a node that says what it concerns. */
function headOf(node: Node, code: string): string {
  const head = (
    node.type === "IfStatement" ? node.test : node.type === "ForOfStatement" ? node.right : node
  ) as Node;
  return code.slice(head.start, head.end);
}

/** Types of nodes in lists: the comma after them is left out too. */
const listed = ["Property", "ImportSpecifier"];

const concerns = (node: Node, head: string, name: string) =>
  node.type.endsWith("Statement") ? head.includes(name) : head.startsWith(name);

function leaveOut(node: Node, code: string, output: MagicString, found: Set<string>): void {
  for (const child of nodesIn(node)) {
    const names = leftOut[child.type as keyof typeof leftOut] as readonly string[] | undefined;
    const name = names?.find((each) => concerns(child, headOf(child, code), each));
    if (name) {
      found.add(name);
      output.remove(child.start, child.end + (listed.includes(child.type) ? 1 : 0));
    } else {
      leaveOut(child, code, output, found);
    }
  }
}

/** Leaves out what no call needs of ky. A bundler keeps all of a class. */
export const leanKy = (): Plugin => ({
  name: "lean-ky",
  load: (id) => Object.entries(modules).find(([file]) => id.endsWith(`/ky/distribution/${file}`))?.[1],
  transform(code, id) {
    if (!id.endsWith("/ky/distribution/core/Ky.js")) return null;
    const output = new MagicString(code);
    const found = new Set<string>();
    leaveOut(this.parse(code) as unknown as Node, code, output, found);
    const missing = Object.values(leftOut)
      .flat()
      .find((name) => !found.has(name));
    if (missing) throw new Error(`ky has no "${missing}" any more: adapt lean-ky.ts`);
    return { code: output.toString(), map: output.generateMap({ hires: true }) };
  },
});
