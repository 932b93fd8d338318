import { readdirSync, readFileSync } from "node:fs";
import type { Sandbox } from "../../../sandbox/server";
import { defaultDistDir } from "../../../sandbox/server";

/** Folder of `serveAlteredChunk`, for `data-base` on the script tag. */
export const alteredBase = "/test/chunks/";

/**
 * Serves the built chunks in a separate folder. One chunk must not be cached, and its content changes from
 * the second request on: the new content sets `globalThis.altered`.
 */
export function serveAlteredChunk({ file }: Sandbox, altered: string): void {
  const resources = `${process.env.VETRINA_DIST ?? defaultDistDir}/vetrina/resources`;
  for (const name of readdirSync(resources).filter((each) => each.endsWith(".js"))) {
    const content = readFileSync(`${resources}/${name}`);
    const isAltered = name.startsWith(`${altered}-`);
    let requests = 0;
    file(`${alteredBase}${name}` as `/test/${string}`, {
      type: "text/javascript",
      headers: { "cache-control": isAltered ? "no-store" : "public, max-age=31536000, immutable" },
      get body() {
        requests += 1;
        return isAltered && requests > 1 ? "globalThis.altered = true;" : content;
      },
    });
  }
}
