// @vitest-environment node
import { describe, expect, it } from "vitest";
import { itemAttributes, ownAttributes } from "../../../clientlibs/describe";
import { widgetFields } from "../../../clientlibs/wordpress/fields";
import { blockName, childBlockName } from "../../../clientlibs/wordpress/names";
import { phpFile } from "../../../clientlibs/wordpress/php";
import { wordPressFiles } from "../../../clientlibs/wordpress/plugin";
import { widgetData } from "../../../clientlibs/wordpress/widget-data";
import { words } from "../../../clientlibs/wordpress/words";
import { readyThemes } from "../../../distribution/ready-themes";
import { descriptions } from "../../../widgets/descriptions";
import { messagesDescription } from "../../../widgets/messages/description";
import { hostileWidget } from "./hostile";
import { testSource } from "./source";

const files = wordPressFiles(testSource());
const content = (path: string) => String(files.find((file) => file.path === `vetrina/${path}`)?.content);

interface Block {
  readonly name: string;
  readonly apiVersion: number;
  readonly title: string;
  readonly parent?: readonly string[];
  readonly attributes: Readonly<Record<string, { readonly type: string; readonly enum?: readonly string[] }>>;
}

const block = (name: string) =>
  JSON.parse(content(`blocks/${name.replace("vetrina/", "")}/block.json`)) as Block;

const jsonTypes: Readonly<Record<string, string>> = { flag: "boolean", number: "number" };

describe("the blocks", () => {
  it.each(descriptions)("have every attribute of the definition of $tag, with its type", (definition) => {
    const found = block(blockName(definition));
    expect([found.name, found.apiVersion, found.title]).toEqual([
      blockName(definition),
      3,
      definition.title.en,
    ]);
    for (const { field, kind } of ownAttributes(definition)) {
      expect(found.attributes[field]?.type, field).toBe(jsonTypes[kind.type] ?? "string");
      expect(found.attributes[field]?.enum, field).toEqual(kind.choices);
    }
    expect(Object.keys(found.attributes)).toEqual(Object.keys(widgetFields(definition)));
  });

  it("include a child block for each repeated child, with its attributes, and allow it only in the widget's block", () => {
    const withItems = descriptions.filter(({ items }) => items);
    expect(withItems).not.toEqual([]);
    for (const definition of withItems) {
      const { items } = definition;
      if (!items) continue;
      const found = block(childBlockName(definition, items.slot));
      expect(Object.keys(found.attributes)).toEqual(itemAttributes(items).map(({ field }) => field));
      expect(found.parent).toEqual([blockName(definition)]);
    }
  });

  it("do not use attribute names that WordPress reserves", () => {
    const taken = ["align", "anchor", "className", "lock", "metadata", "style"];
    for (const definition of descriptions)
      expect(Object.keys(widgetFields(definition)).filter((name) => taken.includes(name))).toEqual([]);
  });
});

describe("the shortcodes", () => {
  it("have one meaning each, even if several widgets use the same name", () => {
    const all = descriptions.map(widgetData);
    const own = all.map(({ shortCode }) => shortCode);
    const children = all.flatMap((data) =>
      data.children.map(({ shortCode, slot, repeated, fields }) => ({ shortCode, slot, repeated, fields })),
    );
    expect(children.filter(({ shortCode }) => own.includes(shortCode))).toEqual([]);
    for (const child of children)
      expect(children.filter(({ shortCode }) => shortCode === child.shortCode)).toEqual(
        children.filter(({ shortCode }) => shortCode === child.shortCode).map(() => child),
      );
  });
});

describe("the data for PHP", () => {
  it("contains the fallback markup of a card that belongs to a panel", () => {
    const data = String(
      wordPressFiles(testSource([messagesDescription])).find(({ path }) => path.endsWith("data/widgets.php"))
        ?.content,
    );
    expect(data).toContain(`'<p class="vetrina-fallback">{heading}</p>'`);
  });

  it("keeps hostile text inside its literals", () => {
    expect(phpFile({ "it's": "a \\' $b ?> {$c}", list: ["x", 1, true] }, "A comment.")).toContain(
      "'it\\'s' => 'a \\\\\\' $b ?> {$c}',",
    );
    const hostile = wordPressFiles(testSource([hostileWidget]));
    const data = String(hostile.find(({ path }) => path.endsWith("data/widgets.php"))?.content);
    // Inside a literal, a quote or backslash must be escaped.
    const outside = data.replace(/'(?:[^'\\]|\\['\\])*'/g, "");
    expect(outside).not.toMatch(/script|code|\?>/);
  });

  it("contains both languages for each text, with the same placeholders", () => {
    const placeholders = (text: string) => [...text.matchAll(/%(?:\d\$)?s/g)].map(([found]) => found).sort();
    for (const [name, { it: italian, en }] of Object.entries(words)) {
      expect(italian, name).not.toBe("");
      expect(placeholders(italian), name).toEqual(placeholders(en));
    }
  });
});

describe("the files of the plugin", () => {
  it("contain the version, exit outside WordPress, and have the chunks in the folder of the library", () => {
    expect(content("vetrina.php")).toContain("Version:           1.2.3\n");
    expect(files.filter(({ content: text }) => String(text).includes("{{version}}"))).toEqual([]);
    for (const { path, content: text } of files.filter((file) => file.path.endsWith(".php")))
      expect(String(text), path).toMatch(/defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/);
    expect(content("library/vetrina.js")).not.toContain("sourceMappingURL");
    expect(content("library/vetrina/resources/main-0a1b2c3d.js")).toContain('export const name = "main"');
  });

  it("contain a style sheet for each ready theme, and offer the theme in the settings", () => {
    for (const name of readyThemes().keys()) {
      expect(content(`library/themes/${name}.css`)).toContain(":where(:root) {");
      expect(content("data/themes.php")).toContain(`'${name}'`);
    }
  });

  it("contain the chunks of previous releases, but keep this release's chunk if two chunks have the same name", () => {
    const previous = [
      { path: "main-0a1b2c3d.js", content: "old" },
      { path: "main-ffffff.js", content: "older" },
    ];
    const names = wordPressFiles(testSource(), previous).map(
      ({ path, content: text }) => `${path} ${String(text)}`,
    );
    expect(names).toContain("vetrina/library/vetrina/resources/main-ffffff.js older");
    expect(names.join("\n")).not.toMatch(/main-0a1b2c3d\.js old/);
  });
});
