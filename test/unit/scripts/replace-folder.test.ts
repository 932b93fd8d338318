// @vitest-environment node
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { outputFolder } from "../../../distribution/output";
import { nextFolder, replaceFolder } from "../../../scripts/build/replace-folder";

let root = "";
const at = (...path: string[]) => join(root, ...path);

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(at(folder), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(at(folder, name), content);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "vetrina-build-"));
  writeFiles("dist", { "vetrina.js": "last", "old.js": "" });
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const build = (write: () => void) => replaceFolder(at("dist"), at(".next-dist"), write);
const buildNew = () => build(() => writeFiles(".next-dist", { "vetrina.js": "new" }));

describe("a build", () => {
  it("replaces the folder of the previous build", () => {
    buildNew();
    expect(readFileSync(at("dist/vetrina.js"), "utf8")).toBe("new");
    expect(readdirSync(at("dist"))).toEqual(["vetrina.js"]);
    expect(readdirSync(root)).toEqual(["dist"]);
  });

  it("leaves the previous folder unchanged until it succeeds", () => {
    expect(() =>
      build(() => {
        writeFiles(".next-dist", { "vetrina.js": "half" });
        expect(readFileSync(at("dist/vetrina.js"), "utf8")).toBe("last");
        throw new Error("a step failed");
      }),
    ).toThrow("a step failed");
    expect(readdirSync(at("dist"))).toEqual(["old.js", "vetrina.js"]);
    expect(readFileSync(at("dist/vetrina.js"), "utf8")).toBe("last");
    expect(readdirSync(root)).toEqual(["dist"]);
  });

  it("creates a missing folder, even below another missing folder", () => {
    rmSync(at("dist"), { recursive: true });
    replaceFolder(at("dist/light"), at(".next-of-dist/light"), () =>
      writeFiles(".next-of-dist/light", { "vetrina.js": "new" }),
    );
    expect(readFileSync(at("dist/light/vetrina.js"), "utf8")).toBe("new");
  });

  it("restores the last complete folder if the previous build was interrupted", () => {
    writeFiles(".next-dist", { "half.js": "" });
    renameSync(at("dist"), at(".next-dist-previous"));
    expect(() => build(() => expect(existsSync(at(".next-dist"))).toBe(false))).toThrow(
      "nothing was written",
    );
    expect(readFileSync(at("dist/vetrina.js"), "utf8"), "the last build is put back").toBe("last");
    buildNew();
    expect(readdirSync(at("dist"))).toEqual(["vetrina.js"]);
  });
});

it.each([
  ["dist", ".next-dist"],
  ["dist/light", ".next-of-dist/light"],
  [".second-build-a1", ".next-second-build-a1"],
])("the build for the folder %s is first written to %s, at the same depth", (output, next) => {
  expect(nextFolder(output)).toBe(next);
  vi.stubEnv("VETRINA_DIST", next);
  expect(outputFolder()).toBe(next);
});
