import { fileURLToPath } from "node:url";
import { build, type BuildOptions, type Plugin } from "esbuild";

/** `./x.css?inline` is the text of the sheet, as in the build. */
const inlineCss: Plugin = {
  name: "inline-css",
  setup(plugins) {
    plugins.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: fileURLToPath(new URL(path.replace("?inline", ""), `file://${resolveDir}/`)),
      namespace: "file",
    }));
  },
};

/** A source and all that it imports as one classic script for a page. */
export async function bundle(entry: URL, options: BuildOptions = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    write: false,
    format: "iife",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"', __VERSION__: '"0.0.0-test"' },
    logLevel: "error",
    plugins: [inlineCss],
    loader: { ".css": "text" },
    ...options,
  });
  return outputFiles?.[0]?.text ?? "";
}

/** Source bundled for a page: for parts below the widgets, which `dist` does not offer by themselves. */
export const bundleFixture = (fixture: string) => bundle(new URL(`../fixtures/${fixture}`, import.meta.url));
