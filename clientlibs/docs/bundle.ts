import { fileURLToPath } from "node:url";
import { build, type BuildOptions, type Plugin } from "esbuild";

/** Resolves `./x.css?inline` to the text of the style sheet and `./x.webp?inline` to a data URL, as the build does. */
const inlineFiles: Plugin = {
  name: "inline-files",
  setup(plugins) {
    plugins.onResolve({ filter: /\.(css|webp)\?inline$/ }, ({ path, resolveDir }) => ({
      path: fileURLToPath(new URL(path.replace("?inline", ""), `file://${resolveDir}/`)),
      namespace: "file",
    }));
  },
};

/** Bundles a source file and its imports into one classic script. */
export async function bundle(entry: URL, options: BuildOptions = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    write: false,
    format: "iife",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"', __VERSION__: '"0.0.0-test"' },
    logLevel: "error",
    plugins: [inlineFiles],
    loader: { ".css": "text", ".webp": "dataurl" },
    ...options,
  });
  return outputFiles?.[0]?.text ?? "";
}
