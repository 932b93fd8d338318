import { createRequire } from "node:module";
import { type InputOptions, type Plugin, type PluginContext, rollup } from "rollup";
import { describe, expect, it } from "vitest";
import config from "../../rollup.config.mjs";

const isPackage = (id: string) => id.includes("/node_modules/");

/** The CommonJS conversion, the only plugin that may return changed code for a module of a package. */
const conversion = "commonjs";

/** The plugin that replaces `process.env.NODE_ENV` and makes no other change to a package. */
const replacement = "replace";
const withNodeEnv = (code: string) => code.replace(/\bprocess\.env\.NODE_ENV\b/g, '"production"');

type Hook = (this: PluginContext, ...values: string[]) => unknown;

/** Function of a plugin hook, which may be in an object together with the hook's order. */
const handlerOf = (hook: unknown) =>
  (typeof hook === "object" && hook !== null ? (hook as { handler: unknown }).handler : hook) as
    | Hook
    | undefined;

function codeOf(result: unknown): string | undefined {
  if (typeof result === "string") return result;
  return (result as { code?: string } | null | undefined)?.code;
}

/** Replaces a plugin's hooks that return code of modules with hooks that record each change of a package. */
function watched(plugin: Plugin, note: (change: string) => void): Plugin {
  const load = handlerOf(plugin.load);
  const transform = handlerOf(plugin.transform);
  const withHandler = (hook: unknown, handler: Hook) =>
    typeof hook === "object" && hook !== null ? { ...hook, handler } : handler;
  return {
    ...plugin,
    ...(load && {
      load: withHandler(plugin.load, async function (id, ...rest) {
        const result = await load.call(this, id, ...rest);
        // The conversion creates its own modules, whose ids have a null byte or a query.
        const isFile = isPackage(id) && !/[\0?]/.test(id);
        if (isFile && codeOf(result) !== undefined) note(`${plugin.name} loads ${id}`);
        return result;
      }),
    }),
    ...(transform && {
      transform: withHandler(plugin.transform, async function (code, id, ...rest) {
        const result = await transform.call(this, code, id, ...rest);
        const changed = codeOf(result) ?? code;
        const allowed = plugin.name === replacement ? withNodeEnv(code) : code;
        if (isPackage(id) && plugin.name !== conversion && changed !== allowed)
          note(`${plugin.name} changes ${id}`);
        return result;
      }),
    }),
  } as Plugin;
}

/** Configuration of the build of the chunks. */
const [chunks] = config as readonly InputOptions[];
const buildPlugins = chunks?.plugins as readonly Plugin[];

/**
 * Loads modules with plugins. @returns the changes that the plugins make to packages, and the ids of all
 * files
 */
async function changesOfPackages(input: InputOptions["input"], plugins: readonly Plugin[]) {
  const changes: string[] = [];
  const watchedPlugins = plugins.map((plugin) =>
    watched(plugin, (change) => changes.push(change.replace(/ \S*\/node_modules\//, " "))),
  );
  const bundle = await rollup({ ...chunks, ...(input && { input }), plugins: watchedPlugins });
  const ids = bundle.watchFiles;
  await bundle.close();
  return { changes, ids };
}

const reactDom = "/react-dom/cjs/react-dom-client.production.js";

/** Plugin that changes one line of React DOM. */
const patch: Plugin = {
  name: "patch",
  transform: (code, id) =>
    id.endsWith(reactDom) ? { code: code.replace("doc.activeElement", "doc.body"), map: null } : null,
};

/**
 * Plugins of the build that packages need. TypeScript's plugin is excluded, because it compiles the whole
 * project first.
 */
const packagePlugins = buildPlugins.filter(({ name }) => name !== "typescript");

const { resolve } = createRequire(import.meta.url);

describe("packages in the bundle", () => {
  it("are loaded from disk and changed only by the CommonJS conversion and the replacement of NODE_ENV", async () => {
    const { changes, ids } = await changesOfPackages(chunks?.input, buildPlugins);
    expect(ids.filter((id) => id.endsWith(reactDom))).toHaveLength(1);
    expect(changes).toEqual([]);
    // Only two modules of the library replace files of a package: those of sockjs-client.
    const own = ids.filter((id) => /\/src\/(preact|platform\/sockjs-client)\//.test(id));
    expect(own.map((id) => id.replace(/.*\/src\//, "")).sort()).toEqual([
      "platform/sockjs-client/event.ts",
      "platform/sockjs-client/shims.ts",
    ]);
  });

  it.each([
    ["first", [patch], []],
    ["last", [], [patch]],
  ])("are reported as changed even if the %s plugin changes only one line", async (_, before, after) => {
    const { changes } = await changesOfPackages(resolve("react-dom/client"), [
      ...before,
      ...packagePlugins,
      ...after,
    ]);
    expect(changes).toEqual(["patch changes react-dom/cjs/react-dom-client.production.js"]);
  });

  it("are reported if a plugin loads other code in place of a package's file", async () => {
    const loader: Plugin = {
      name: "loader",
      load: (id) => (id.endsWith("/nanostores/atom/index.js") ? "export const atom = 1" : null),
    };
    const { changes } = await changesOfPackages(
      resolve("nanostores").replace(/index\.js$/, "atom/index.js"),
      [loader, ...packagePlugins],
    );
    expect(changes).toEqual(["loader loads nanostores/atom/index.js"]);
  });
});
