// @vitest-environment node
import { Window } from "happy-dom";
import { describe, expect, it } from "vitest";
import { neededConfiguration } from "../../../clientlibs/docs/needed-configuration";
import { folderOf } from "../../../distribution/names";
import { descriptions } from "../../../widgets/descriptions";
import { samplesIn, sectionIn } from "../../support/markup";
import { files } from "./docs-files";

const { DOMParser } = new Window();

const sectionOf = (path: string, id: string) => sectionIn(files.get(path), id);

const tagsIn = (code: string, start: string) =>
  [...code.matchAll(new RegExp(`<${start}([a-z][\\w-]*)`, "g"))].map(([, tag]) => tag);

/** Whether HTML closes a tag without an end tag. */
const isVoid = (tag: string | undefined) => ["img", "br", "input"].includes(tag ?? "");

/** Removes shapes of icons that close themselves, such as `<path … />`. */
const withoutClosedShapes = (code: string) => code.replace(/<\w+ [^<>]*\/>/g, "");

describe.each(
  descriptions.flatMap((definition) =>
    ["", "en/"].map((folder) => ({
      definition,
      path: `${folder}${folderOf(definition.tag)}.html`,
    })),
  ),
)("the code to copy on $path", ({ definition, path }) => {
  it("closes every tag and contains the element once in each example", () => {
    const samples = ["preview", "examples"].flatMap((id) => samplesIn(sectionOf(path, id)));
    expect(samples.length).toBeGreaterThan(0);
    for (const sample of samples) {
      const code = withoutClosedShapes(sample);
      const opened = tagsIn(code, "").filter((tag) => !isVoid(tag));
      expect(opened.toSorted(), sample).toEqual(tagsIn(code, "/").toSorted());
      const { body } = new DOMParser().parseFromString(sample, "text/html");
      expect([...body.children].filter(({ localName }) => localName === definition.tag)).toHaveLength(1);
      expect(sample).not.toContain("data-demo");
    }
  });

  it("includes the configuration that the element needs", () => {
    const keys = neededConfiguration(definition).map(({ key }) => key);
    expect(sectionOf(path, "preview").includes('href="#configuration"')).toBe(keys.length > 0);
    const [block = ""] = samplesIn(sectionOf(path, "configuration"));
    expect(block.includes('id="vetrina-config"')).toBe(keys.length > 0);
    if (keys.length === 0) return;
    const configuration: unknown = JSON.parse(block.replace(/<[^>]*>/g, ""));
    for (const key of keys) {
      const value = key.split(".").reduce((at, name) => (at as Record<string, unknown>)[name], configuration);
      expect(value, key).toBeTruthy();
    }
  });
});
