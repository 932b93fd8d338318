// @vitest-environment node
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { dialogXml } from "../../../clientlibs/aem/dialog";
import { Dictionary } from "../../../clientlibs/aem/dictionary";
import { aemFiles } from "../../../clientlibs/aem/package";
import { readSite, siteFiles } from "../../../clientlibs/aem/site-package";
import { contentXml, escapeXml, multiple } from "../../../clientlibs/aem/xml";
import { ownAttributes } from "../../../clientlibs/describe";
import { zip } from "../../../clientlibs/zip";
import { readyThemes } from "../../../distribution/ready-themes";
import { attributeName } from "../../../src/definition";
import { datePickerDescription } from "../../../widgets/date-picker/description";
import { descriptions } from "../../../widgets/descriptions";
import { liveCasinoCardDescription } from "../../../widgets/live-casino-card/description";
import { messagesDescription } from "../../../widgets/messages/description";
import { notificationsDescription } from "../../../widgets/notifications/description";
import { tourDescription } from "../../../widgets/tour/description";
import { hostileWidget } from "./hostile";
import { italian, ordinaryValues, renderHtl, type Stored } from "./htl";
import { testSource } from "./source";

const files = aemFiles(testSource());
const site = { folder: "vetrina-site", group: "Giochi" };
const proxies = siteFiles(testSource(), site);
const content = (path: string) => String(files.find((file) => file.path.endsWith(path))?.content);

/** Repository path of a file in the AEM package. */
const repositoryPath = (path: string) =>
  path
    .replace(/^jcr_root/, "")
    .replace(/\/\.content\.xml$/, "")
    .replace(/\/_cq_/g, "/cq:");

describe("the AEM package", () => {
  it.each([
    ["vetrina", files],
    ["vetrina-site", proxies],
  ])("has one filter that covers every file, and a definition of its root folder (%s)", (folder, all) => {
    const find = (path: string) => String(all.find((file) => file.path === path)?.content);
    const paths = all.map(({ path }) => path).filter((path) => path.startsWith("jcr_root/"));
    const covered = (path: string) => repositoryPath(path).startsWith(`/apps/${folder}`);
    expect(paths.filter((path) => !covered(path))).toEqual([]);
    expect(find(`jcr_root/apps/${folder}/.content.xml`)).toContain('jcr:primaryType="sling:Folder"');
    const filter = find("META-INF/vault/filter.xml");
    expect(filter.match(/<filter root="([^"]*)"\/>/g)).toEqual([`<filter root="/apps/${folder}"/>`]);
    expect(filter).not.toMatch(/mode=|clude/);
  });

  it("includes the chunks of earlier releases, unless a current chunk has the same name", () => {
    const previousChunks = [
      { path: "main-old000.js", content: "old" },
      { path: "main-0a1b2c3d.js", content: "not this one" },
    ];
    const chunks = aemFiles(testSource(), { previousChunks }).filter(({ path }) =>
      path.includes("/resources/main-"),
    );
    expect(chunks.map(({ path, content }) => [path.replace(/^.*\//, ""), content])).toEqual([
      ["main-0a1b2c3d.js", 'export const name = "main";'],
      ["main-old000.js", "old"],
    ]);
  });

  it("has a client library for each ready theme, with a category that a page can include", () => {
    for (const name of readyThemes().keys()) {
      const at = (path: string) => content(`clientlibs/clientlib-theme-${name}/${path}`);
      expect(at(".content.xml")).toContain(`categories="[vetrina.theme.${name}]"`);
      expect(at("css.txt")).toContain("theme.css");
      expect(at("css/theme.css")).toContain(":where(:root) {");
      expect(at("css/theme.css"), "needs no attribute").not.toContain("data-vetrina-theme");
    }
  });

  it("has the loader as its only script, and switches off AEM's processors", () => {
    expect(content("/js.txt")).toBe("#base=js\n\nloader.js\n");
    expect(content("/css.txt")).toBe("#base=css\n\nwidgets.css\n");
    expect(content("/js/loader.js")).toBe("/* loader */\n");
    expect(content("/resources/main-0a1b2c3d.js")).toBe('export const name = "main";');
    expect(content("clientlib-widgets/.content.xml")).toContain('jsProcessor="[default:none,min:none]"');
  });

  it("has both languages for every text of dialogs, nodes and templates", () => {
    const texts = [...files, ...proxies]
      .filter(({ path }) => path.includes("/components/"))
      .flatMap((file) => [
        ...String(file.content).matchAll(
          / (?:jcr:title|jcr:description|fieldLabel|fieldDescription|emptyText|text)="([^"]+)"/g,
        ),
      ])
      .map(([, it = ""]) => it);
    expect(texts.length).toBeGreaterThan(20);
    for (const language of ["it", "en"]) {
      const dictionary = content(`/i18n/${language}.xml`);
      expect(dictionary).toContain(`jcr:language="${language}"`);
      expect(texts.filter((text) => !dictionary.includes(`sling:key="${text}"`))).toEqual([]);
    }
  });

  it("keeps two translations of one Italian text separate", () => {
    const dictionary = new Dictionary();
    const [title, name, other] = [
      { it: "Titolo", en: "Title" },
      { it: "Titolo", en: "Heading" },
      { it: "Altro", en: "Other" },
    ] as const;
    for (const text of [title, name, other]) dictionary.collect(text);
    expect([title, name, other].map(dictionary.key)).toEqual(["Titolo (Title)", "Titolo (Heading)", "Altro"]);
    expect(dictionary.xml("en")).toMatch(/sling:key="Titolo \(Heading\)"\s+sling:message="Heading"/);
    expect(dictionary.xml("it")).toMatch(/sling:key="Titolo \(Heading\)"\s+sling:message="Titolo"/);
  });

  it("shows a label for each choice, never the stored value", () => {
    for (const definition of descriptions) {
      const dialog = dialogXml(italian, definition, "/docs");
      for (const [, text = "", value = ""] of dialog.matchAll(/\btext="([^"]+)"\s+value="([^"]+)"/g))
        expect(text, definition.tag).not.toBe(value);
    }
  });

  it("lets authors clear a number, because no field has the hint IgnoreBlanks", () => {
    expect(files.filter((file) => String(file.content).includes("IgnoreBlanks"))).toEqual([]);
  });

  it("requires the fields that the widget needs, without presetting them", () => {
    const dialog = content("/live-casino-card/_cq_dialog/.content.xml");
    const provider = /<provider\b[\s\S]*?<\/provider>/.exec(dialog)?.[0] ?? "";
    expect(provider).toContain('required="{Boolean}true"');
    expect(provider).toContain('emptyOption="{Boolean}true"');
    expect(provider).not.toContain("selected=");
  });

  it("offers images from the DAM, including by drag and drop", () => {
    const dialog = content("/live-casino-card/_cq_dialog/.content.xml");
    expect(dialog).toMatch(
      /<image\b[^>]*authoring\/dialog\/fileupload"[^>]*fileReferenceParameter=".\/image"/,
    );
    expect(content("/live-casino-card/_cq_editConfig.xml")).toMatch(/<image\b[^>]*propertyName=".\/image"/);
  });

  it("has a policy for site-wide values, and styles and help for each component", () => {
    expect(content("/notifications/_cq_design_dialog/.content.xml")).toContain('name="./awardsUrl"');
    for (const { tag } of descriptions) {
      const name = tag.replace("vetrina-", "");
      expect(content(`/v1/${name}/_cq_dialog/.content.xml`)).toContain("style/tab_edit/styletab");
      expect(content(`/v1/${name}/_cq_design_dialog/.content.xml`)).toContain("style/tab_design/styletab");
      expect(content(`/v1/${name}/_cq_dialog/.content.xml`)).toMatch(
        new RegExp(`helpPath="/etc\\.clientlibs/[^"]+/${name}\\.html"`),
      );
      expect(content(`/v1/${name}/.content.xml`)).toContain('componentGroup=".hidden"');
    }
  });

  it("states only in a component's dialog, not in the dialog of its policy, that the site's value applies", () => {
    const sentence = "vale il valore comune a tutto il sito";
    expect(content("/notifications/_cq_dialog/.content.xml")).toContain(sentence);
    expect(content("/notifications/_cq_design_dialog/.content.xml")).not.toContain(sentence);
  });

  it("puts the components of a site into the group of the site", () => {
    for (const { tag } of descriptions) {
      const name = tag.replace("vetrina-", "");
      const proxy = String(
        proxies.find(({ path }) => path.endsWith(`vetrina-site/components/${name}/.content.xml`))?.content,
      );
      expect(proxy).toContain(`sling:resourceSuperType="vetrina/components/${name}/v1/${name}"`);
      expect(proxy).toContain('componentGroup="Giochi"');
    }
    expect(readSite({})).toEqual({ folder: "vetrina-site", group: "Vetrina" });
    expect(readSite({ VETRINA_AEM_SITE: "bingo", VETRINA_AEM_GROUP: "Bingo" })).toEqual({
      folder: "bingo",
      group: "Bingo",
    });
    for (const name of ["vetrina", "../x", "Sito", ""])
      expect(() => readSite({ VETRINA_AEM_SITE: name })).toThrow(/VETRINA_AEM_SITE/);
    expect(() => readSite({ VETRINA_AEM_GROUP: ".hidden" })).toThrow(/VETRINA_AEM_GROUP/);
  });

  it("produces the same ZIP each time, with all its files", () => {
    const packed = zip(files);
    expect(Buffer.from(zip(aemFiles(testSource()))).equals(Buffer.from(packed))).toBe(true);
    const entries = unzipSync(packed);
    expect(Object.keys(entries)).toEqual(files.map(({ path }) => path));
    expect(Buffer.from(entries["META-INF/vault/filter.xml"] ?? []).toString()).toBe(content("filter.xml"));
  });
});

describe("the document view of AEM", () => {
  it("escapes characters with a meaning in XML or in the repository", () => {
    const xml = contentXml({
      a: '{Boolean}true "x"',
      b: "[a,b]",
      c: "\\",
      d: true,
      e: 3,
      f: multiple("x,y", "[z"),
      g: undefined,
    });
    expect(xml).toContain('a="\\{Boolean}true &quot;x&quot;"');
    expect(xml).toContain('b="\\[a,b]"');
    expect(xml).toContain('c="\\\\"');
    expect(xml).toContain('d="{Boolean}true"');
    expect(xml).toContain('e="{Long}3"');
    expect(xml).toContain('f="[x\\,y,\\[z]"');
    expect(xml).not.toContain(" g=");
  });

  it("drops characters that XML does not allow", () => {
    expect(escapeXml("a\u0000b\ud800c\uffffd\n😀")).toBe("abcd&#10;😀");
  });
});

describe("the template of a form control", () => {
  it.each(["required", "disabled"])("prints %s only if its box is checked", async (name) => {
    expect(await renderHtl(datePickerDescription, { [name]: "true" })).toMatch(new RegExp(` ${name}[\\s>]`));
    expect(await renderHtl(datePickerDescription, { [name]: "false" })).not.toContain(` ${name}`);
    expect(await renderHtl(datePickerDescription, {})).not.toContain(` ${name}`);
  });
});

it("the template of a panel prints the author’s heading in a paragraph with the class `vetrina-fallback`", async () => {
  expect(await renderHtl(messagesDescription, { heading: "Posta" })).toContain(
    '<p class="vetrina-fallback">Posta',
  );
});

describe.each([...descriptions, hostileWidget])("the template of $tag", (definition) => {
  const rows = ownAttributes(definition);

  it("prints stored values in the attributes", async () => {
    const slots = Object.fromEntries(
      Object.keys(definition.slots ?? {}).map((name) => [name, "<p>Testo</p>"]),
    );
    const values = { ...slots, ...ordinaryValues(definition) };
    const markup = await renderHtl(definition, values);
    for (const { name } of rows) expect(markup).toMatch(new RegExp(` ${name}="[^"]+"`));
    // In the editor, the element has the attribute for edit mode, or a placeholder replaces it.
    const edited = await renderHtl(definition, values, true);
    expect(edited).toMatch(
      edited.includes(`<${definition.tag}`) ? new RegExp(` ${attributeName("edit")}[ >]`) : /cq-placeholder/,
    );
  });

  it.each(["missing", "empty"])("omits %s values", async (kind) => {
    const stored = kind === "empty" ? Object.fromEntries(rows.map(({ field }) => [field, ""])) : {};
    const markup = await renderHtl(definition, {
      ...stored,
      ...(kind === "empty" ? { id: "", name: "" } : {}),
    });
    for (const { name } of rows) expect(markup).not.toContain(` ${name}`);
    expect(markup).not.toMatch(/ (id|name|data-edit)\b/);
  });

  it.each([
    '"><script>alert(1)</script>',
    "javascript:alert(1)",
    "' onclick='alert(1)",
    "${1}",
    "</vetrina-x>",
  ])("escapes %s and keeps it out of links", async (hostile) => {
    const fields = [...rows.map(({ field }) => field), ...Object.keys(definition.slots ?? {}), "id", "name"];
    const markup = await renderHtl(definition, Object.fromEntries(fields.map((field) => [field, hostile])));
    expect(markup).not.toContain("<script");
    expect(markup).not.toMatch(/href="\s*javascript/i);
    expect(markup).not.toMatch(/<[^>]* onclick=/);
    expect(markup.match(new RegExp(`</${definition.tag}>`, "g"))).toHaveLength(1);
  });

  it("prints a cleared checkbox as false", async () => {
    const stored = Object.fromEntries(
      rows.filter(({ kind }) => kind.type === "flag").map(({ field }) => [field, "false"]),
    );
    const markup = await renderHtl(definition, stored);
    for (const { field, name, kind } of rows) {
      if (kind.type !== "flag") continue;
      const written = new RegExp(` ${name}="([^"]*)"`).exec(markup)?.[1];
      expect(kind.read(written), field).toBe(false);
    }
  });
});

describe("a template", () => {
  it("prints the text without a link if the URL is missing", async () => {
    const values = { heading: "Roulette Roma", provider: "CasinoGamePT", gameId: "pt-001" };
    expect(await renderHtl(liveCasinoCardDescription, values)).not.toMatch(/<a\b/);
    expect(await renderHtl(liveCasinoCardDescription, values)).toContain("Roulette Roma");
    expect(await renderHtl(liveCasinoCardDescription, { ...values, href: "/tavolo" })).toMatch(
      /<a href="[^"]*tavolo">/,
    );
  });

  it("prints the items that an author has chosen from a list", async () => {
    const dialog = content("/v1/messages/_cq_dialog/.content.xml");
    expect(dialog).toMatch(/<types\b[^>]*form\/select"[^>]*multiple="\{Boolean\}true"/);
    expect(dialog).toContain('name="./types@TypeHint"');
    const print = (types: unknown) => renderHtl(messagesDescription, { types } as Stored);
    expect(await print(["InboxItem", "Ticket"])).toContain('data-types="InboxItem, Ticket"');
    expect(await print("InboxItem, Ticket")).toContain('data-types="InboxItem, Ticket"');
    expect(await print([])).not.toContain("data-types");
  });

  it("uses a value of the site if the component has none", async () => {
    const policy = { awardsUrl: "/premi" };
    const printed = async (stored: Stored) =>
      (await renderHtl(notificationsDescription, stored, false, [], policy)).replaceAll("&#x2f;", "/");
    expect(await printed({})).toContain('data-awards-url="/premi"');
    expect(await printed({ awardsUrl: "/altri" })).toContain('data-awards-url="/altri"');
  });

  it("names missing values in the editor only", async () => {
    const filled = { provider: "CasinoGamePT", gameId: "pt-001", heading: "Roulette" };
    const placeholder = async (stored: Stored) =>
      /data-emptytext="([^"]*)"/
        .exec(await renderHtl(liveCasinoCardDescription, stored, true))?.[1]
        ?.replace("&ograve;", "ò")
        .replace("&ndash;", "–")
        .replace("&#x3a;", ":");
    expect(await placeholder({})).toBe(
      "Tavolo di casinò live – da compilare: Fornitore, Codice del tavolo, Nome del tavolo",
    );
    expect(await placeholder({ provider: "CasinoGamePT", heading: "Roulette" })).toBe(
      "Tavolo di casinò live – da compilare: Codice del tavolo",
    );
    expect(await placeholder(filled)).toContain("i dati si vedono");
    expect(await renderHtl(liveCasinoCardDescription, {}, true)).not.toContain("<vetrina-");
    expect(await renderHtl(liveCasinoCardDescription, {})).not.toContain("data-emptytext");
    expect(await renderHtl(notificationsDescription, {}, true)).toContain("qui non si vede");
  });
});

describe("a list of steps", () => {
  it("is a composite multifield with a field for each attribute and the text", () => {
    const dialog = content("/tour/v1/tour/_cq_dialog/.content.xml");
    expect(dialog).toMatch(/<steps[^>]*multifield[^>]*composite="\{Boolean\}true"/s);
    expect(dialog).toMatch(/<field[^>]*name="\.\/steps"/s);
    for (const name of ["title", "target", "page", "invites", "text"])
      expect(dialog).toContain(`name="./${name}"`);
  });

  it("prints its items in order, without unset values", async () => {
    const markup = await renderHtl(tourDescription, {}, false, [
      { title: "Saldo", target: "header", page: "/conto", invites: "true", text: "<p>Ecco</p>" },
      { title: "Fine" },
    ]);
    expect(markup.replace(/\s+/g, " ").replaceAll("&#x2f;", "/")).toContain(
      '<div slot="step" hidden data-title="Saldo" data-target="header" data-page="/conto" data-invites="true"><p>Ecco</p></div> ' +
        '<div slot="step" hidden data-title="Fine"></div>',
    );
  });

  it.each(['"><script>alert(1)</script>', "javascript:alert(1)", "' onclick='alert(1)"])(
    "escapes %s in an item",
    async (hostile) => {
      const fields = ["title", "target", "page", "invites", "text"];
      const item = Object.fromEntries(fields.map((field) => [field, hostile]));
      const markup = await renderHtl(tourDescription, {}, false, [item]);
      expect(markup).not.toContain("<script");
      expect(markup).not.toMatch(/data-page="\s*javascript/i);
      expect(markup).not.toMatch(/<[^>]* onclick=/);
    },
  );
});
