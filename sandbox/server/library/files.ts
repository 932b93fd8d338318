import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Library = ReturnType<typeof createLibrary>;

/**
 * The built library on disk. Each request reads its file again, so that a new build is served without a
 * restart.
 */
export function createLibrary(distDir: string) {
  const read = (...path: string[]) => {
    const file = join(distDir, ...path);
    return existsSync(file) ? readFileSync(file) : undefined;
  };
  return {
    /** The folder of the chunks. */
    resources: join(distDir, "vetrina", "resources"),
    /** True once `npm run build` has run. */
    isBuilt: () => existsSync(join(distDir, "vetrina.js")),
    /** `vetrina.js`, the loader; undefined if it was not built. */
    loader: () => read("vetrina.js"),
    /** `vetrina.css`, which reserves the widgets' space; empty if it was not built. */
    reservedBoxes: () => read("vetrina.css")?.toString("utf8") ?? "",
    /**
     * The `modulepreload` links for the head of a page with these widgets; empty if the links were not built.
     *
     * @param widgets the names of the widgets, such as `date-picker`
     */
    preload(widgets: readonly string[]): string {
      const files = ["preload.html", ...widgets.map((name) => `preload/${name}.html`)];
      const links = files.flatMap((file) => read("vetrina", file)?.toString("utf8").trim().split("\n") ?? []);
      return [...new Set(links)].join("\n");
    },
    /** A file of the author documentation; undefined if it does not exist. */
    docs: (path: string) => read("docs", path),
  };
}

/** The key in AEM's long-cache names: 32 hexadecimal digits of a hash of the content. */
export function longCacheKey(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 32);
}
