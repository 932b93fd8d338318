// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { previousChunks } from "../../../clientlibs/previous-releases";
import { zip } from "../../../clientlibs/zip";

const libraries = {
  aem: "jcr_root/apps/vetrina/clientlibs/clientlib-widgets/resources",
  wordpress: "vetrina/library/vetrina/resources",
};

describe("the chunks of previous releases", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "vetrina-previous-"));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  /** Name of a chunk's source map. Its hash differs from that of the chunk. */
  const mapOf = (chunk: string) => chunk.replace(/-(\w+)\.js$/, "-0$1.js.map");

  /**
   * Writes a package whose manifest lists only its own chunk, although the package also contains other files.
   */
  function write(kind: keyof typeof libraries, version: string, own: string, others: readonly string[] = []) {
    const at = (name: string) => `${libraries[kind]}/${name}`;
    const files = [own, mapOf(own), ...others, ...others.map(mapOf)].map((name) => ({
      path: at(name),
      content: `${version} ${name}\n//# sourceMappingURL=${mapOf(name)}`,
    }));
    const manifest = { path: at("manifest.json"), content: JSON.stringify({ files: [own] }) };
    writeFileSync(join(folder, `vetrina-${kind}-${version}.zip`), zip([manifest, ...files]));
  }

  const paths = (version: string) => previousChunks(folder, version).map(({ path }) => path);

  it("come from the last two releases for AEM or WordPress, without the previous chunks in their packages", () => {
    write("wordpress", "0.9.0", "main-aaaaaa.js");
    write("aem", "0.10.0", "main-bbbbbb.js", ["main-aaaaaa.js"]);
    write("wordpress", "0.10.0", "main-bbbbbb.js", ["main-aaaaaa.js"]);
    write("wordpress", "0.11.0", "main-cccccc.js", ["main-bbbbbb.js", "notes.txt"]);
    write("wordpress", "0.12.0", "main-dddddd.js");
    expect(paths("0.12.0")).toEqual([
      "main-bbbbbb.js",
      "main-0bbbbbb.js.map",
      "main-cccccc.js",
      "main-0cccccc.js.map",
    ]);
  });

  it("cause an error if the folder does not exist or a package has no client library", () => {
    expect(() => previousChunks(join(folder, "nowhere"), "1.0.0")).toThrow(/VETRINA_PREVIOUS_PACKAGES/);
    writeFileSync(join(folder, "vetrina-wordpress-0.9.0.zip"), zip([{ path: "a.txt", content: "a" }]));
    expect(() => paths("1.0.0")).toThrow(/has no client library/);
  });
});
