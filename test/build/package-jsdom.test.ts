// @vitest-environment jsdom
import { describe } from "vitest";
import { testPackageInThisEnvironment } from "./test-environment";

describe("the package in jsdom", () => testPackageInThisEnvironment());
