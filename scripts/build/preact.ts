import { fileURLToPath } from "node:url";
import type { Plugin } from "rollup";

const own = (name: string) => fileURLToPath(new URL(`../../src/preact/${name}.ts`, import.meta.url));

/** Modules of React → the modules that take their place in the light build. */
export const preactModules: Readonly<Record<string, string>> = {
  react: own("react"),
  "react/jsx-runtime": "preact/compat/jsx-runtime",
  "react-dom": "preact/compat",
  "react-dom/client": own("client"),
};

/** What Preact reads from `document`, although elements of the page may hide it (S25), and its replacement. */
const clobbered = ["M=a.ownerDocument||document", "M=a.ownerDocument===document?ownDocument:a.ownerDocument"];

const ownDocument = `
const ownMethod = (name) => (...values) => Object.getPrototypeOf(document)[name].apply(document, values);
const ownDocument = { createTextNode: ownMethod("createTextNode"), createElementNS: ownMethod("createElementNS") };
`;

function unclobber(code: string): string {
  const [old = "", replacement = ""] = clobbered;
  if (code.split(old).length !== 2) throw new Error(`Preact has changed "${old}": adapt preact.ts`);
  return code.replace(old, replacement) + ownDocument;
}

/** Resolves each import of React, by the source or by a library, to Preact. */
export const preactForReact = (): Plugin => ({
  name: "preact-for-react",
  resolveId(source, importer) {
    const replacement = preactModules[source];
    if (replacement) return this.resolve(replacement, importer);
    // A module that is not in the list would bring React itself beside Preact.
    if (/^(react|react-dom|scheduler)(\/|$)/.test(source))
      throw new Error(`Preact has nothing for "${source}"`);
    return null;
  },
  transform: (code, id) =>
    id.endsWith("/preact/dist/preact.mjs") ? { code: unclobber(code), map: null } : undefined,
});
