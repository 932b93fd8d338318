import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { unzipSync } from "fflate";
import { artifact } from "./maven";

const folder = fileURLToPath(new URL(`../../../${process.env.VETRINA_DIST ?? "dist"}/cms/`, import.meta.url));

/** The built packages in the order in which an operator installs them: the library first. */
export const packages = readdirSync(folder)
  .filter((file) => /^vetrina-aem-.*\.zip$/.test(file))
  .sort()
  .map((file) => join(folder, file));

/** Definitions of AEM's node types. */
export async function aemNodeTypes(scratch: string): Promise<string> {
  const jar = await artifact("biz.netcentric.aem:aem-nodetypes:2023.10.0", scratch);
  const definitions = unzipSync(readFileSync(jar))["aem.cnd"];
  if (!definitions) throw new Error("aem-nodetypes has no aem.cnd");
  return Buffer.from(definitions).toString("utf8");
}
