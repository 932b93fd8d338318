import { expect } from "vitest";
import { requirePackages } from "./required-files";

// `npm run build:library` is enough for the other tests.
if (/\/browser\/(cms|package)\//.test(expect.getState().testPath ?? "")) requirePackages();
