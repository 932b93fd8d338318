// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { editorFiles } from "../../../clientlibs/editor";
import { readChanges } from "../../../clientlibs/docs/changes";
import { files } from "./docs-files";
import { testSource } from "./source";

const deployment = readFileSync(new URL("../../../docs/deployment.md", import.meta.url), "utf8");

it.each(["support.html", "en/support.html"])("%s names the browsers that the documents name", (path) => {
  const [, browsers = ""] = /^- Browsers: (.*)$/m.exec(deployment) ?? [];
  const [section = ""] = /<h2 id="browsers">[\s\S]*?<\/section>/.exec(files.get(path) ?? "") ?? [];
  const versions = browsers.match(/\b\d+(\.\d+)?/g) ?? [];
  expect(versions.length).toBeGreaterThan(2);
  for (const version of versions) expect(section).toContain(version);
});

it("the changes are those of the changelog, and are not in the search", () => {
  expect(
    readChanges("# C\n\n## 1.0.0\n\n### Fixed\n\n- One.\n- Two.\n\n## 0.9.0\n\n### Added\n\n- Three.\n"),
  ).toEqual([
    { title: "1.0.0, Fixed", items: ["One.", "Two."] },
    { title: "0.9.0, Added", items: ["Three."] },
  ]);
  const [first] = readChanges();
  expect(first?.items.length).toBeGreaterThan(10);
  expect(files.get("support.html")?.match(/<li>/g)?.length).toBeGreaterThan(first?.items.length ?? 0);
  expect(files.get("search.js")).not.toContain("A classic loader script");
});

it.each([
  ["html.html", "it/"],
  ["en/html.html", ""],
])("%s names existing files of the folder editor", (path, folder) => {
  const paths = editorFiles(testSource()).map((file) => file.path);
  for (const name of ["html-data.json", "web-types.json"]) {
    expect(paths).toContain(folder + name);
    expect(files.get(path)).toContain(`./editor/${folder}${name}`);
  }
});
