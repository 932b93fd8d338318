// @vitest-environment node
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { filterProblems } from "@arethetypeswrong/core/problems";
import { expect, it } from "vitest";
import { packPackage } from "./packed-package";

it("the packed package has types that resolve for ES modules in Node and for bundlers", async () => {
  const analysis = await checkPackage(createPackageFromTarballData(packPackage()));
  if (!analysis.types) throw new Error("the package has no types");
  expect(Object.keys(analysis.entrypoints)).toContain("./widgets/date-picker");
  for (const resolutionKind of ["node16-esm", "bundler"] as const)
    expect(filterProblems(analysis, { resolutionKind }), resolutionKind).toEqual([]);
});
