import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const dist = new URL("../../dist/light/", import.meta.url);
interface Manifest {
  readonly files: Readonly<Record<string, unknown>>;
}

const read = (file: string) => readFileSync(new URL(file, dist), "utf8");
const resources = () => readdirSync(new URL("vetrina/resources/", dist));
const scripts = () => resources().filter((file) => file.endsWith(".js"));
const nameOf = (file: string) => file.replace(/(-[0-9a-z]{7})?\.js$/, "");

describe("the light build", () => {
  it("has the same chunks as the build with React", () => {
    const namesIn = (folder: URL) =>
      Object.keys(
        (JSON.parse(readFileSync(new URL("vetrina/resources/manifest.json", folder), "utf8")) as Manifest)
          .files,
      );
    expect(namesIn(dist)).toEqual(namesIn(new URL("../", dist)));
  });

  it("has Preact in the dependencies chunk, and no code of React in any chunk", () => {
    // The name of a source map contains its own digest, so the path is read from the script.
    const sourcesOf = (file: string) => {
      const [, map = ""] = /sourceMappingURL=(\S+)/.exec(read(`vetrina/resources/${file}`)) ?? [];
      return (JSON.parse(read(`vetrina/resources/${map}`)) as { sources: readonly string[] }).sources;
    };
    const filesFrom = (pattern: RegExp) =>
      scripts()
        .filter((file) => sourcesOf(file).some((source) => pattern.test(source)))
        .map(nameOf);
    expect(filesFrom(/node_modules\/preact\//)).toEqual(["dependencies"]);
    expect(filesFrom(/node_modules\/(react|react-dom|scheduler)\//)).toEqual([]);
  });

  it("names Preact, but not React, in its licences and in its SBOM (S27)", () => {
    const { components } = JSON.parse(read("sbom.json")) as { components: readonly { name: string }[] };
    const names = components.map(({ name }) => name);
    expect(names).toContain("preact");
    expect(names.filter((name) => /^(react|react-dom|scheduler)$/.test(name))).toEqual([]);
    const notices = read("vetrina/THIRD-PARTY-LICENSES.txt");
    expect(notices).toMatch(/^preact \d+\.\d+\.\d+ \(MIT\)$/m);
    expect(notices).not.toMatch(/^(react|react-dom|scheduler) \d/m);
  });
});
