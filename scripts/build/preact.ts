import { fileURLToPath } from "node:url";
import type { Plugin } from "rollup";

const own = (name: string) => fileURLToPath(new URL(`../../src/preact/${name}.ts`, import.meta.url));

/** Maps modules of React to the modules that replace them in the light build. */
export const preactModules: Readonly<Record<string, string>> = {
  react: own("react"),
  "react/jsx-runtime": "preact/compat/jsx-runtime",
  "react-dom": "preact/compat",
  "react-dom/client": own("client"),
};

/** Resolves each import of React, in the source or in a library, to Preact. */
export const preactForReact = (): Plugin => ({
  name: "preact-for-react",
  resolveId(source, importer) {
    const replacement = preactModules[source];
    if (replacement) return this.resolve(replacement, importer);
    // Importing a module that is not in the list would add React itself to the build.
    if (/^(react|react-dom|scheduler)(\/|$)/.test(source))
      throw new Error(`Preact has nothing for "${source}"`);
    return null;
  },
});
