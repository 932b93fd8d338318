import { expect } from "vitest";
import { requirePackages } from "./required-files";

// The tests of the CMS packages and of the npm package also need the packages. For the other tests, `npm run
// build:library` is enough.
if (/\/browser\/(cms|package)\//.test(expect.getState().testPath ?? "")) requirePackages();
