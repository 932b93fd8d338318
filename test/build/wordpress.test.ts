import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { unzipSync } from "fflate";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const cms = join(root, "dist/cms");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  readonly version: string;
};

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

it("the WordPress plugin's archive contains exactly the files of its folder, below one top-level folder, with the built library", () => {
  const entries = unzipSync(readFileSync(join(cms, `vetrina-wordpress-${version}.zip`)));
  expect(Object.keys(entries).sort()).toEqual(filesIn(join(cms, "wordpress")));
  for (const [path, content] of Object.entries(entries)) {
    expect(path).toMatch(/^vetrina\//);
    expect(Buffer.from(content).equals(readFileSync(join(cms, "wordpress", path))), path).toBe(true);
  }
  const built = join(root, "dist/vetrina/resources");
  for (const file of filesIn(built)) {
    const inPlugin = Buffer.from(entries[`vetrina/library/vetrina/resources/${file}`] ?? []);
    expect(inPlugin.equals(readFileSync(join(built, file))), file).toBe(true);
  }
});
