import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** Source bundled for a page: for parts below the widgets, which `dist` does not offer by themselves. */
export async function bundleFixture(fixture: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../fixtures/${fixture}`, import.meta.url))],
    bundle: true,
    write: false,
    format: "iife",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"', __VERSION__: '"0.0.0-test"' },
    logLevel: "error",
    plugins: [
      {
        name: "inline-css",
        setup(plugins) {
          plugins.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
            path: fileURLToPath(new URL(path.replace("?inline", ""), `file://${resolveDir}/`)),
            namespace: "file",
          }));
        },
      },
    ],
    loader: { ".css": "text" },
  });
  return outputFiles[0]?.text ?? "";
}
