// @vitest-environment node
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { filters } from "../../../clientlibs/aem/vault";
import { aemFiles } from "../../../clientlibs/aem/package";
import { contentXml, escapeXml, multiple } from "../../../clientlibs/aem/xml";
import { attributeName } from "../../../src/definition";
import { ownAttributes } from "../../../clientlibs/describe";
import { zip } from "../../../clientlibs/zip";
import { catalogue } from "../../../widgets/catalogue";
import { tour } from "../../../widgets/tour/definition";
import { hostileWidget } from "./hostile";
import { ordinaryValues, renderHtl } from "./htl";
import { testSource } from "./source";

const files = aemFiles(testSource());
const content = (path: string) => String(files.find((file) => file.path.endsWith(path))?.content);

/** The repository path of a file in the package. */
const repositoryPath = (path: string) =>
  path
    .replace(/^jcr_root/, "")
    .replace(/\/\.content\.xml$/, "")
    .replace(/\/_cq_/g, "/cq:");

describe("the package", () => {
  it("has a filter for every file, and no filter without files", () => {
    const paths = files
      .filter(({ path }) => path.startsWith("jcr_root/"))
      .map(({ path }) => repositoryPath(path));
    const covers = (root: string, path: string) => path === root || path.startsWith(`${root}/`);
    expect(paths.filter((path) => !filters.some(({ root }) => covers(root, path)))).toEqual([]);
    for (const { root } of filters)
      expect(
        paths.some((path) => covers(root, path)),
        root,
      ).toBe(true);
    for (const { root } of filters) expect(content("filter.xml")).toContain(`root="${root}"`);
  });

  it("keeps chunks of earlier releases: their filter comes first, and the others exclude them", () => {
    expect(filters[0]).toEqual({ root: expect.stringMatching(/\/resources$/), mode: "update" });
    expect(content("filter.xml")).toContain(`<exclude pattern="${filters[0]?.root}(/.*)?"/>`);
  });

  it("has the loader as its only script, and turns off AEM's processors", () => {
    expect(content("/js.txt")).toBe("#base=js\n\nloader.js\n");
    expect(content("/css.txt")).toBe("#base=css\n\nwidgets.css\n");
    expect(content("/js/loader.js")).toBe("/* loader */\n");
    expect(content("/resources/main-0a1b2c3d.js")).toBe("export const main = true;");
    expect(content("clientlib-widgets/.content.xml")).toContain('jsProcessor="[default:none,min:none]"');
  });

  it("translates every Italian text of dialogs and nodes", () => {
    const dictionary = content("/i18n/en.xml");
    const dialogs = files
      .filter(({ path }) => path.includes("/components/"))
      .map((file) => String(file.content));
    const texts = dialogs.flatMap((text) =>
      [
        ...text.matchAll(/(?:jcr:title|jcr:description|fieldLabel|fieldDescription|emptyText)="([^"]+)"/g),
      ].map(([, it = ""]) => it),
    );
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => !dictionary.includes(`sling:key="${text}"`))).toEqual([]);
  });

  it("gives the same ZIP each time, with all its files", () => {
    const packed = zip(files);
    expect(Buffer.from(zip(aemFiles(testSource()))).equals(Buffer.from(packed))).toBe(true);
    const entries = unzipSync(packed);
    expect(Object.keys(entries)).toEqual(files.map(({ path }) => path));
    expect(Buffer.from(entries["META-INF/vault/filter.xml"] ?? []).toString()).toBe(content("filter.xml"));
  });
});

describe("document view", () => {
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

describe.each([...catalogue, hostileWidget])("the template of $tag", (definition) => {
  const rows = ownAttributes(definition);

  it("prints stored values in their attributes", async () => {
    const markup = await renderHtl(definition, ordinaryValues(definition), true);
    for (const { name } of rows) expect(markup).toMatch(new RegExp(` ${name}="[^"]+"`));
    expect(markup).toMatch(new RegExp(` ${attributeName("edit")}[ >]`));
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

  it("prints an unticked box as no", async () => {
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

describe("a list of steps", () => {
  it("is a composite multifield with a field for each attribute and the text", () => {
    const dialog = content("/components/tour/_cq_dialog/.content.xml");
    expect(dialog).toMatch(/<steps[^>]*multifield[^>]*composite="\{Boolean\}true"/s);
    expect(dialog).toMatch(/<field[^>]*name="\.\/steps"/s);
    for (const name of ["title", "target", "page", "invites", "text"])
      expect(dialog).toContain(`name="./${name}"`);
  });

  it("prints its items in order, without what is not set", async () => {
    const markup = await renderHtl(tour, {}, false, [
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
      const markup = await renderHtl(tour, {}, false, [item]);
      expect(markup).not.toContain("<script");
      expect(markup).not.toMatch(/data-page="\s*javascript/i);
      expect(markup).not.toMatch(/<[^>]* onclick=/);
    },
  );
});
