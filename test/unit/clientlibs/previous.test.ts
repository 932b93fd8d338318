// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { previousChunks } from "../../../clientlibs/aem/previous";
import { zip } from "../../../clientlibs/zip";

const resources = "jcr_root/apps/vetrina/clientlibs/clientlib-widgets/resources";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vetrina-previous-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Writes the package of a release with one chunk of its own, and one that an earlier release left in it. */
function release(version: string, chunk: string, inherited = "main-gone00.js"): void {
  const files = {
    [chunk]: `// ${version}`,
    [`${chunk}.map`]: "{}",
    [inherited]: "// inherited",
    "manifest.json": JSON.stringify({ version, files: { main: { file: chunk } } }),
    "preload.html": "<link>",
  };
  const entries = Object.entries(files).map(([name, content]) => ({ path: `${resources}/${name}`, content }));
  writeFileSync(join(folder, `vetrina-aem-${version}.zip`), zip(entries));
}

const names = (version: string) => previousChunks(folder, version).map(({ path }) => path);

describe("chunks of previous releases", () => {
  it("are those of the last two, by version and not by name", () => {
    release("1.9.0", "main-aaaaaa.js");
    release("1.10.0", "main-bbbbbb.js");
    release("1.2.0", "main-cccccc.js");
    expect(names("1.11.0").sort()).toEqual([
      "main-aaaaaa.js",
      "main-aaaaaa.js.map",
      "main-bbbbbb.js",
      "main-bbbbbb.js.map",
    ]);
  });

  it("do not come from a package of this version, nor from the package of a site", () => {
    release("1.0.0", "main-aaaaaa.js");
    release("1.1.0", "main-bbbbbb.js");
    writeFileSync(join(folder, "vetrina-aem-site-1.0.0.zip"), zip([]));
    expect(names("1.1.0")).toEqual(["main-aaaaaa.js", "main-aaaaaa.js.map"]);
  });

  it("need a folder and packages with a client library", () => {
    expect(() => previousChunks(join(folder, "nowhere"), "1.0.0")).toThrow(/VETRINA_PREVIOUS_PACKAGES/);
    writeFileSync(join(folder, "vetrina-aem-0.9.0.zip"), zip([{ path: "a", content: "b" }]));
    expect(() => names("1.0.0")).toThrow(/vetrina-aem-0\.9\.0\.zip has no client library/);
  });
});
