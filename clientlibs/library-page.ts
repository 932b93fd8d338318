import { integrityMap, type Manifest } from "../distribution/manifest";
import type { OutputFile } from "./source";

/**
 * Attributes of the loader's tag that prevent optimisers (plugins and CDNs) from joining, inlining or
 * delaying it. `true` means an attribute without a value. They are for Cloudflare's Rocket Loader and
 * Autoptimize (`data-cfasync`), LiteSpeed (`data-no-optimize`, `data-no-defer`), WP Rocket (`data-no-minify`,
 * `nowprocket`), Autoptimize (`data-noptimize`) and Jetpack Boost.
 */
export const optOuts: Readonly<Record<string, string | true>> = {
  "data-cfasync": "false",
  "data-no-optimize": "1",
  "data-no-defer": "1",
  "data-no-minify": "1",
  "data-noptimize": "1",
  "data-jetpack-boost": "ignore",
  nowprocket: true,
};

/** The attributes against optimisers, as markup. */
export const optOutMarkup = Object.entries(optOuts)
  .map(([name, value]) => (value === true ? name : `${name}="${value}"`))
  .join(" ");

function manifestOf(resources: readonly OutputFile[]): Manifest {
  const found = resources.find(({ path }) => path === "manifest.json");
  if (!found) throw new Error("the built library has no manifest.json");
  return JSON.parse(String(found.content)) as Manifest;
}

/** The import map of the built library, for chunks below the URL `base`. */
export const importMapOf = (resources: readonly OutputFile[], base: string): string =>
  integrityMap(manifestOf(resources), base);

/** The digests of the chunks by file name. */
export const digestsOf = (resources: readonly OutputFile[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.values(manifestOf(resources).files).map(({ file, integrity }) => [file, integrity]),
  );

/** The loader without the reference to its source map. A CMS does not publish the map next to the loader. */
export const withoutSourceMap = (script: string): string =>
  script.replace(/\n?\/\/# sourceMappingURL=\S+\s*$/, "\n");
