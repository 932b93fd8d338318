// @vitest-environment node
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { filterProblems } from "@arethetypeswrong/core/problems";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const published = fileURLToPath(new URL("../../dist/npm", import.meta.url));

let folder: string;
let tarball: Buffer;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "vetrina-pack-"));
  const options = { cwd: published, encoding: "utf8", stdio: "pipe" } as const;
  const [packed] = JSON.parse(
    execFileSync("npm", ["pack", "--json", "--offline", "--pack-destination", folder], options),
  ) as [{ filename: string }];
  tarball = readFileSync(join(folder, packed.filename));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("the packed package", () => {
  it("has types that resolve for Node's ES modules and for bundlers (attw's profile for ESM only)", async () => {
    const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)));
    if (!analysis.types) throw new Error("the package has no types");
    expect(Object.keys(analysis.entrypoints)).toContain("./widgets/date-picker");
    for (const resolutionKind of ["node16-esm", "bundler"] as const)
      expect(filterProblems(analysis, { resolutionKind }), resolutionKind).toEqual([]);
  });
});
