// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TestProject } from "vitest/node";
import setUp, { describeMissing } from "../../support/required-files";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vetrina-files-"));
  vi.stubEnv("VETRINA_DIST", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const start = (name: string) => setUp({ name } as TestProject);

describe("the tests of a build", () => {
  it.each(["browser", "slow", "firefox", "webkit", "build"])(
    "stop in the project %s and show the build command if the build is missing",
    (name) => {
      expect(() => start(name)).toThrow(/vetrina\.js does not exist\. Build first: npm run build$/);
    },
  );

  it("stop and show the command of the light build if it is missing", () => {
    vi.stubEnv("VETRINA_BUILD", "light");
    expect(() => start("browser")).toThrow("npm run build:light");
  });

  it("start if the files of the build exist", () => {
    writeFileSync(join(folder, "vetrina.js"), "");
    expect(describeMissing(folder, ["vetrina.js"], "x")).toBeUndefined();
    expect(describeMissing(folder, ["vetrina.js", "vetrina.css"], "npm run x")).toContain(
      "vetrina.css does not exist. Build first: npm run x",
    );
  });

  it("start in a project that needs no build", () => {
    expect(() => start("unit")).not.toThrow();
  });
});
