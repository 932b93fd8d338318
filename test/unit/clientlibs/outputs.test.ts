// @vitest-environment node
import { describe, expect, it } from "vitest";
import { dialogXml } from "../../../clientlibs/aem/dialog";
import { plainHelp } from "../../../clientlibs/aem/fields";
import { componentHtl } from "../../../clientlibs/aem/htl";
import { escapeXml } from "../../../clientlibs/aem/xml";
import { allAttributes, elementEvents, ownAttributes, statesOf } from "../../../clientlibs/describe";
import { prose } from "../../../clientlibs/docs/blocks";
import { editorFiles } from "../../../clientlibs/editor";
import { folderOf } from "../../../distribution/names";
import type { Group } from "../../../src/config/group";
import { wholeDescription } from "../../../src/config/sections";
import { attributeName } from "../../../src/definition";
import { escapeMarkup } from "../../../src/description/fallback";
import { descriptions } from "../../../widgets/descriptions";
import { codeOf } from "../../support/markup";
import { files as docs } from "./docs-files";
import { italian } from "./htl";
import { testSource } from "./source";

const source = testSource();
const editor = new Map(editorFiles(source).map(({ path, content }) => [path, String(content)]));

const page = (path: string) => docs.get(path) ?? "";
const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

describe.each(descriptions)("$tag", (definition) => {
  it("has texts in both languages, an example, the state `ready` and an icon", () => {
    const { attributes, properties = {}, events = {}, examples, states, icon } = definition;
    for (const { label, help } of Object.values(attributes)) {
      expect(label?.it && label.en && help?.it && help.en).toBeTruthy();
    }
    for (const { type, help } of Object.values(properties)) expect(type && help?.it && help.en).toBeTruthy();
    for (const { detail } of Object.values(events)) expect(detail).toBeTruthy();
    expect(examples?.length).toBeGreaterThan(0);
    expect(Object.keys(states ?? {})).toContain("ready");
    expect(icon).toBeTruthy();
  });

  it("has each attribute and its help text in each output", () => {
    const manifest = JSON.parse(editor.get("custom-elements.json") ?? "") as {
      modules: { declarations: { tagName: string; attributes: { name: string; description: string }[] }[] }[];
    };
    const declared = manifest.modules[0]?.declarations.find(({ tagName }) => tagName === definition.tag);
    for (const { name, help } of allAttributes(definition)) {
      expect(declared?.attributes).toContainEqual(expect.objectContaining({ name, description: help.en }));
      for (const file of ["html-data.json", "web-types.json"]) {
        expect(editor.get(file), file).toContain(`"name": "${name}"`);
        expect(editor.get(file), file).toContain(inJson(help.en));
      }
      expect(editor.get("vetrina.d.ts")).toContain(`/** ${help.en} */\n  "${name}"`);
      for (const [language, folder] of [
        ["it", ""],
        ["en", "en/"],
      ] as const) {
        const text = page(`${folder}${folderOf(definition.tag)}.html`);
        expect(text).toContain(`<code>${name}</code>`);
        expect(text).toContain(prose(help[language]).markup);
      }
    }
    const dialog = dialogXml(italian, definition, "/docs");
    for (const { field, name, help, kind } of ownAttributes(definition)) {
      const stores = kind.use === "image" ? "fileReferenceParameter" : "name";
      expect(dialog).toContain(`${stores}="./${field}"`);
      expect(dialog).toContain(escapeXml(plainHelp(help).it));
      const printed = kind.type === "url" ? `link_${field.toLowerCase()}.url` : `properties.${field}`;
      expect(componentHtl(italian, definition)).toContain(`${name}="\${${printed}`);
    }
    expect(componentHtl(italian, definition)).toContain(`${attributeName("edit")}="\${wcmmode.edit}"`);
  });

  it.each([
    ["it", ""],
    ["en", "en/"],
  ] as const)("has events, states, slots, parts and keys on its page (%s)", (language, folder) => {
    const text = page(`${folder}${folderOf(definition.tag)}.html`);
    const described = [
      ...elementEvents(definition).map(({ name, help }) => [name, help] as const),
      ...[
        ...Object.entries(statesOf(definition)),
        ...Object.entries(definition.slots ?? {}),
        ...Object.entries(definition.parts ?? {}),
      ].map(([name, { help }]) => [name, help] as const),
    ];
    expect(described.length).toBeGreaterThan(3);
    for (const [name, help] of described) {
      expect(text).toContain(`<code>${name}</code>`);
      expect(text).toContain(prose(help[language]).markup);
    }
    for (const { keys } of definition.keyboard ?? []) {
      for (const key of keys) expect(text).toContain(`<kbd>${escapeMarkup(key)}</kbd>`);
    }
    expect(text).toContain(`&lt;${definition.tag}`);
    expect(text).toContain("--vetrina-");
  });
});

describe("the data for editors", () => {
  interface Named {
    readonly name: string;
    readonly values?: readonly { readonly name: string }[];
  }
  interface Tag extends Named {
    readonly description: { readonly value: string };
    readonly attributes: readonly Named[];
    readonly references: readonly { readonly url: string }[];
  }
  const htmlData = (path: string) =>
    JSON.parse(editor.get(path) ?? "") as { tags: readonly Tag[]; globalAttributes: readonly Named[] };
  const namesIn = (items: readonly Named[] = []) => items.map(({ name }) => name);

  it.each([
    ["html-data.json", "en", "../docs/en/"],
    ["it/html-data.json", "it", "../../docs/"],
  ] as const)(
    "describes, in %s, each element in the language of the file, and links to the element's page",
    (path, language, docsFolder) => {
      for (const definition of descriptions) {
        const found = htmlData(path).tags.find(({ name }) => name === definition.tag);
        expect(found?.description.value).toContain(definition.summary[language]);
        expect(found?.references.map(({ url }) => url)).toEqual([
          `${docsFolder}${folderOf(definition.tag)}.html`,
        ]);
        expect(docs.has(`${language === "en" ? "en/" : ""}${folderOf(definition.tag)}.html`)).toBe(true);
      }
    },
  );

  it("includes the attributes of form controls, of containers and of slotted content", () => {
    const { tags, globalAttributes } = htmlData("html-data.json");
    for (const { tag, formAssociated = false } of descriptions) {
      const names = namesIn(tags.find(({ name }) => name === tag)?.attributes);
      for (const name of ["name", "required", "disabled"])
        expect(names.includes(name), `${tag} ${name}`).toBe(formAssociated);
    }
    expect(namesIn(globalAttributes)).toEqual(["data-demo", "data-vetrina-scheme", "slot"]);
    const [demo, scheme, slot] = globalAttributes.map(({ values }) => namesIn(values));
    expect(demo).toContain("logged-in");
    expect(scheme).toEqual(["light", "dark", "auto"]);
    expect(slot).toContain("legal");
    for (const file of ["web-types.json", "it/web-types.json"])
      for (const word of ["doc-url", "data-vetrina-scheme", '"name": "disabled"'])
        expect(editor.get(file), file).toContain(word);
  });

  it("links to the documentation of a site, if one is configured", () => {
    const given = editorFiles(source, "https://docs.example/").find(({ path }) => path === "web-types.json");
    expect(String(given?.content)).toContain('"doc-url": "https://docs.example/en/date-picker.html"');
  });
});

describe("the documentation", () => {
  const keysOf = (group: Group, path = ""): string[] =>
    Object.entries(group).flatMap(([key, node]) =>
      typeof node.read === "function" ? [path + key] : keysOf(node as Group, `${path}${key}.`),
    );

  it("lists every key of the configuration", () => {
    const keys = keysOf(wholeDescription);
    expect(keys.length).toBeGreaterThan(25);
    for (const folder of ["", "en/"]) {
      for (const key of keys) expect(page(`${folder}configuration.html`)).toContain(`<div id="${key}">`);
    }
  });

  it("has no inline scripts, styles or handlers, and only links to existing pages or headings", () => {
    for (const [path, text] of docs) {
      if (!path.endsWith(".html")) continue;
      expect(text, path).not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:/i);
      expect(text.match(/<script(?![^>]*\ssrc=)/g), path).toBeNull();
      for (const [, target = ""] of text
        .replace(/<template>[\s\S]*?<\/template>/g, "")
        .matchAll(/<a[^>]* href="([^"]+)"/g)) {
        const { pathname, hash } = new URL(target, `https://x.invalid/${path}`);
        const linked = docs.get(pathname.slice(1));
        expect(linked, `${path} ${target}`).toBeDefined();
        if (hash) expect(linked, `${path} ${target}`).toContain(`id="${hash.slice(1)}"`);
      }
    }
  });

  it("contains the integrity value and the reserved space of the build", () => {
    expect(codeOf(page("html.html"))).toContain('integrity="sha384-abc"');
    expect(codeOf(page("html.html"))).toContain("vetrina-example{display:block}");
  });
});
