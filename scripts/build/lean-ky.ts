import MagicString from "magic-string";
import type { Plugin } from "rollup";
import { type Node, nodesIn } from "./syntax";

/*
 * Our calls use one function of ky, `ky(address, options)`. The options are those of `fetch`, a body or `json`,
 * `searchParams` as a record of texts, `retry`, `fetch`, and `timeout: false`. The build leaves out the rest: hooks, instances,
 * shortcuts for methods and bodies, progress events, and the time limit of an attempt, since ours is for the whole call. Only
 * reads are repeated. They have no body, so the same request is sent again, and no copy of it is made before.
 */

/** Modules of ky in the version that our calls need. */
const modules: Readonly<Record<string, string>> = {
  "index.js": `
    import { Ky } from "./core/Ky.js";
    export default Ky.create;
    export { HTTPError } from "./errors/HTTPError.js";`,
  "core/constants.js": `
    export const maxSafeTimeout = 2_147_483_647;`,
  "errors/HTTPError.js": `
    export class HTTPError extends Error {
      name = "HTTPError";
      constructor(response) {
        super("status " + response.status);
        this.response = response;
      }
    }`,
  "utils/body.js": "export {};",
  "utils/merge.js": `
    export const mergeHeaders = (_, headers) => new Headers(headers);`,
  "utils/normalize.js": `
    export const normalizeRetryOptions = (retry) => ({ limit: 0, ...retry });`,
  "utils/options.js": `
    export const hasSearchParameters = (search) => search !== undefined && Object.keys(search).length > 0;`,
  "utils/type-guards.js": `
    import { HTTPError } from "../errors/HTTPError.js";
    export const isHTTPError = (error) => error instanceof HTTPError;`,
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
    "isTimeoutError",
    "ForceRetryError",
    "retryCount < 1",
    "options.timeout === false",
    "typeof this.#input !==",
    "supportsAbortController",
    "#abortController?.signal.aborted",
    "result === true",
    "status === 413",
  ],
  ForOfStatement: [
    "hooks.afterResponse",
    "hooks.beforeError",
    "hooks.beforeRetry",
    "hooks.beforeRequest",
    "responseTypes",
  ],
  Property: ["hooks:", "prefixUrl:", "context:", "method:", "throwHttpErrors:", "timeout:", "fetch:"],
  VariableDeclaration: [
    "const userProvidedContentType ",
    "const originalRequest ",
    "const nonRequestOptions ",
    "const backoffLimit ",
  ],
  ExpressionStatement: [
    "ky.#decorateResponse(",
    "ky.#cancelBody(",
    "this.#originalRequest = ",
    "this.request = this.#originalRequest.clone(",
  ],
  ImportSpecifier: [
    "streamRequest",
    "streamResponse",
    "mergeHooks",
    "responseTypes",
    "isTimeoutError",
    "findUnknownOptions",
    "stop",
    "normalizeRequestMethod",
    "RetryMarker",
    "supportsAbortController",
    "supportsAbortSignal",
    "supportsFormData",
    "supportsResponseStreams",
    "supportsRequestStreams",
  ],
  MethodDefinition: [
    "#wrapRequestWithUploadProgress(",
    "#assignRequest(",
    "#cancelBody(",
    "#cancelResponseBody(",
    "#decorateResponse(",
    "#getNormalizedOptions(",
    "static #normalizeSearchParams(",
  ],
  PropertyDefinition: [
    "#abortController",
    "#originalRequest",
    "#userProvidedAbortSignal",
    "#cachedNormalizedOptions",
  ],
} as const;

/** Expressions that use what is left out, and what takes their place. */
const replaced: Readonly<Record<string, string>> = {
  // The signal of the call: nothing else ends an attempt.
  "this.#userProvidedAbortSignal ? { signal: this.#userProvidedAbortSignal } : {}": "this.#options",
  "Ky.#normalizeSearchParams(this.#options.searchParams)": "this.#options.searchParams",
  "timeout(this.#originalRequest, nonRequestOptions, this.#abortController, this.#options)":
    "this.#options.fetch(this.request)",
  // An answer with an error status is always thrown.
  "typeof ky.#options.throwHttpErrors === 'function'": "true",
  "? ky.#options.throwHttpErrors(response.status)": "",
  ": ky.#options.throwHttpErrors)": ")",
  // Only errors are thrown here.
  "error instanceof Error ? error : new NonError(error)": "error",
  // `retriesOfReads` has a jitter, a `shouldRetry`, and no limits of the delay.
  "this.#options.retry.jitter === true": "false",
  "typeof this.#options.retry.jitter === 'function'": "true",
  "!Number.isFinite(jitteredDelay) || jitteredDelay < 0": "false",
  "let jitteredDelay = retryDelay;": "let jitteredDelay;",
  "Math.min(backoffLimit, jitteredDelay)": "jitteredDelay",
  "this.#options.retry.shouldRetry !== undefined": "true",
  "this.#options.retry.maxRetryAfter ?? after": "after",
  "typeof this.#options.searchParams === 'string'": "false",
  "this.#options.stringifyJson?.(this.#options.json) ?? ": "",
  "new HTTPError(response, ky.request, ky.#getNormalizedOptions())": "new HTTPError(response)",
};

/** The part of a node that says what it concerns. */
function headOf(node: Node, code: string): string {
  const head = (
    node.type === "IfStatement" ? node.test : node.type === "ForOfStatement" ? node.right : node
  ) as Node;
  return code.slice(head.start, head.end);
}

/** Types of nodes in lists: the comma after them is left out too. */
const listed = ["Property", "ImportSpecifier"];

const concerns = ({ type }: Node, head: string, name: string) =>
  type === "IfStatement" || type === "ForOfStatement" ? head.includes(name) : head.startsWith(name);

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
    for (const [text, replacement] of Object.entries(replaced)) {
      if (code.includes(text)) found.add(text);
      output.replace(text, replacement);
    }
    const missing = [...Object.values(leftOut).flat(), ...Object.keys(replaced)].find(
      (name) => !found.has(name),
    );
    if (missing) throw new Error(`ky has no "${missing}" any more: adapt lean-ky.ts`);
    return { code: output.toString(), map: output.generateMap({ hires: true }) };
  },
});
