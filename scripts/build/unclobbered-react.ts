import type { Plugin } from "rollup";

/**
 * What React reads from `document` and from forms, although elements of the page may hide it (S25): with
 * `<img name="parentNode">`, the parent of the document is that image, and the way up from a node has no end.
 */
const replacements = [
  // It runs when the file is loaded.
  ['document.createElement("div").style', 'ownOf("createElement", document).call(document, "div").style'],
  // Both run in each commit.
  ["return doc.activeElement ||", 'return ownOf("activeElement", doc) ||'],
  [
    "priorFocusedElem.ownerDocument.documentElement",
    'ownOf("documentElement", priorFocusedElem.ownerDocument)',
  ],
  ["selection = selection.parentNode", 'selection = ownOf("parentNode", selection)'],
  // For each event. Its target may be the window, which has no parent.
  ["var parentNode = targetNode.parentNode", 'var parentNode = ownOf("parentNode", targetNode)'],
  ["    parentNode = targetNode.parentNode", '    parentNode = ownOf("parentNode", targetNode)'],
] as const;

/** A declaration at the end of the file: it is known in the whole file. */
const helper = `
function ownOf(name, object) {
  return object === window ? void 0 : Reflect.get(Object.getPrototypeOf(object), name, object);
}
`;

function replaceOnce(code: string, [old, replacement]: readonly [string, string]): string {
  if (code.split(old).length !== 2) throw new Error(`React has changed "${old}": adapt unclobbered-react.ts`);
  return code.replace(old, replacement);
}

/** Makes React's own file take these from the objects' own prototypes. `protectContainer` does the same for `ownerDocument`. */
export const unclobberedReact = (): Plugin => ({
  name: "unclobbered-react",
  transform: (code, id) =>
    id.endsWith("/react-dom-client.production.js")
      ? { code: replacements.reduce(replaceOnce, code) + helper, map: null }
      : undefined,
});
