// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { descriptions } from "../../../widgets/descriptions";
import { samplesIn } from "../../support/markup";
import { files } from "./docs-files";

const page = (path: string) => files.get(path) ?? "";

describe.each(["html.html", "en/html.html"])("the page about plain HTML (%s)", (path) => {
  const text = page(path);

  it("has the same server commands as the notice on a page opened from disk", () => {
    const notice = readFileSync(new URL("../../../src/loader/from-disk.ts", import.meta.url), "utf8");
    const commands = samplesIn(text).filter((code) => /^(python3|npx) /.test(code));
    expect(commands).toHaveLength(2);
    for (const command of commands) expect(notice.split(command)).toHaveLength(3);
    const urls = (text + notice).match(/localhost:\d+/g) ?? [];
    expect([...new Set(urls)]).toEqual(["localhost:8000"]);
  });

  it("states where to put each top-level file of the library", () => {
    const [, list = ""] = /<h2 id="cache">[\s\S]*?<ul>([\s\S]*?)<\/ul>/.exec(text) ?? [];
    for (const name of ["vetrina.js", "vetrina.css", "vetrina/resources/", "vetrina.js.map", "sbom.json"])
      expect(list).toContain(`<li><code>${name}</code>`);
  });

  it("explains how to try an element without services and how to stop the local server", () => {
    expect(text).toContain("<code>data-demo=&quot;logged-in&quot;</code>");
    expect(text).toContain("<code>py -m http.server 8000</code>");
    expect(text).toContain("Ctrl+C");
  });

  it("states when the code of each element is downloaded", () => {
    const [, list = ""] = /<h2 id="loading">[\s\S]*?<ul>([\s\S]*?)<\/ul>/.exec(text) ?? [];
    const lines = [...list.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, line = ""]) => line);
    const lineOf = (tag: string) => lines.filter((line) => line.includes(`<code>${tag}</code>`));
    for (const { tag, mount = "idle" } of descriptions) {
      expect(lineOf(tag), tag).toHaveLength(mount === "idle" ? 0 : 1);
      if (mount === "near") expect(lineOf(tag)[0]).toContain("lazy loading");
    }
    expect(lines.at(-1)).toMatch(/: (tutti gli altri elementi|all other elements)\.$/);
  });

  it("ends with a collapsed sample of a page with all elements and the heading that the tour targets", () => {
    const [, last = ""] = text.split('<h2 id="page">');
    const [, folded = ""] = /<details>([\s\S]*?)<\/details>/.exec(last) ?? [];
    const [code = ""] = samplesIn(folded);
    expect(last).not.toContain("<h2");
    expect(code).toContain('data-target="h1"');
    expect(code).toContain("<h1>");
    for (const { tag } of descriptions) expect(code).toContain(`<${tag}`);
  });
});
