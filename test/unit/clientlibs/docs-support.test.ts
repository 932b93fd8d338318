// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readChanges } from "../../../clientlibs/docs/changes";
import { editorFiles } from "../../../clientlibs/editor";
import { files } from "./docs-files";
import { testSource } from "./source";

const deployment = readFileSync(new URL("../../../docs/deployment.md", import.meta.url), "utf8");

it.each(["support.html", "en/support.html"])("%s names the browsers of the deployment guide", (path) => {
  const [, browsers = ""] = /^- Browsers: (.*)$/m.exec(deployment) ?? [];
  const [section = ""] = /<h2 id="browsers">[\s\S]*?<\/section>/.exec(files.get(path) ?? "") ?? [];
  const versions = browsers.match(/\b\d+(\.\d+)?/g) ?? [];
  expect(versions.length).toBeGreaterThan(2);
  for (const version of versions) expect(section).toContain(version);
});

it("the changes on the support page come from the changelog and are not in the search", () => {
  expect(
    readChanges(
      "# C\n\n## 1.0.0\n\n### Fixed\n\n- One.\n- Two.\n\n### Names\n\n| a | b |\n\n## 0.9.0\n\n### Added\n\n#### `x-a`\n\n- Three.\n\n#### Tools\n\n- Four.\n",
    ),
  ).toEqual([
    { title: "1.0.0, Fixed", groups: [{ name: "", items: ["One.", "Two."] }] },
    {
      title: "0.9.0, Added",
      groups: [
        { name: "`x-a`", items: ["Three."] },
        { name: "Tools", items: ["Four."] },
      ],
    },
  ]);
  const items = readChanges().flatMap(({ groups }) => groups.flatMap((group) => group.items));
  expect(items.length).toBeGreaterThan(10);
  expect(files.get("support.html")?.match(/<li>/g)?.length).toBeGreaterThan(items.length);
  expect(files.get("support.html")).toContain("A classic script finds the elements");
  expect(files.get("search.js")).not.toContain("A classic script finds the elements");
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
