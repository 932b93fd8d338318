import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { strToU8, unzipSync, zipSync } from "fflate";
import { afterAll, describe, expect, it } from "vitest";
import { classPath, javaFolder, violations } from "./support/maven";
import { aemNodeTypes, packages } from "./support/packages";

const execute = promisify(execFile);
const scratch = mkdtempSync(join(tmpdir(), "vetrina-aem-"));

afterAll(() => {
  rmSync(scratch, { recursive: true });
});

describe("the packages for AEM", () => {
  it("are exactly two: one for the library and its components, one for the components of a site", () => {
    expect(packages).toHaveLength(2);
  });

  it.each(packages.map((file) => [basename(file), file]))(
    "pass FileVault's validator without an objection: %s",
    async (_, file) => {
      expect(await violations(file)).toEqual([]);
    },
  );

  it("are rejected by FileVault's validator if their filter excludes a path", async () => {
    const entries = unzipSync(readFileSync(packages[0] ?? ""));
    const filter =
      '<workspaceFilter version="1.0"><filter root="/apps/vetrina"><exclude pattern="/apps/vetrina/x"/></filter></workspaceFilter>';
    const file = join(scratch, "wrong.zip");
    writeFileSync(file, zipSync({ ...entries, "META-INF/vault/filter.xml": strToU8(filter) }));
    expect(await violations(file)).toContainEqual(expect.stringContaining("includes/excludes"));
  });

  it("can be installed in Oak, and a second installation changes nothing", async () => {
    const nodeTypes = join(scratch, "aem.cnd");
    writeFileSync(nodeTypes, await aemNodeTypes(scratch));
    const libraries = await classPath("oak", scratch);
    const { stdout } = await execute(
      "java",
      ["-cp", libraries, join(javaFolder, "InstallTwice.java"), nodeTypes, ...packages],
      { maxBuffer: Infinity },
    );
    const [paths, ...problems] = stdout.trim().split("\n");
    expect(problems).toEqual([]);
    expect(Number(paths)).toBeGreaterThan(500);
  });
});
