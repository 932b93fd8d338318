// @vitest-environment node
import { afterEach, describe, expect, it, vi } from "vitest";
import { folderOfBuild, outputFolder } from "../../../distribution/output";
import { preactForReact } from "../../../scripts/build/preact";

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("the output folder", () => {
  it.each([
    [undefined, "dist"],
    ["", "dist"],
    ["react", "dist"],
    ["light", "dist/light"],
  ])("depends on VETRINA_BUILD: the value %s selects %s", (name, folder) => {
    vi.stubEnv("VETRINA_BUILD", name);
    vi.stubEnv("VETRINA_DIST", undefined);
    expect([folderOfBuild(), outputFolder()]).toEqual([folder, folder]);
  });

  it("is refused for an unknown build or folder name, because a build empties it", () => {
    vi.stubEnv("VETRINA_BUILD", "toString");
    expect(folderOfBuild).toThrow('VETRINA_BUILD must not be "toString"');
    vi.stubEnv("VETRINA_DIST", "src");
    expect(outputFolder).toThrow('VETRINA_DIST must not be "src"');
  });
});

describe("the replacement of React by Preact", () => {
  const { resolveId } = preactForReact() as unknown as {
    resolveId: (this: object, source: string) => unknown;
  };
  const resolve = (source: string) => resolveId.call({ resolve: (module: string) => module }, source);

  it("resolves React's modules, and no others", () => {
    expect(resolve("react")).toMatch(/src\/preact\/react\.ts$/);
    expect(resolve("react-dom")).toBe("preact/compat");
    expect(resolve("keen-slider/react")).toBeNull();
  });

  it("fails the build if a module of React has no replacement", () => {
    expect(() => resolve("react-dom/server")).toThrow('Preact has nothing for "react-dom/server"');
  });
});
