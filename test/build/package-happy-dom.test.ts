// @vitest-environment happy-dom
import { describe } from "vitest";
import { testPackageInThisEnvironment } from "./test-environment";

describe("the package in happy-dom", () => testPackageInThisEnvironment());
