import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { dialogXml } from "../../../clientlibs/aem/dialog";
import { plainHelp } from "../../../clientlibs/aem/fields";
import { ownAttributes } from "../../../clientlibs/describe";
import { descriptions } from "../../../widgets/descriptions";
import { hostileWidget } from "../../unit/clientlibs/hostile";
import { italian, ordinaryValues, renderHtl, type Stored } from "../../unit/clientlibs/htl";
import { useTestSite } from "../support/site";

const site = useTestSite({ lasts: "whole file" });

const dist = fileURLToPath(new URL(`../../../${process.env.VETRINA_DIST ?? "dist"}/`, import.meta.url));
const tree = join(dist, "cms/aem");
const library = join(tree, "jcr_root/apps/vetrina/clientlibs/clientlib-widgets");
const url = "/etc.clientlibs/vetrina/clientlibs/clientlib-widgets";

/** Files in `js.txt` or `css.txt`, concatenated as AEM does. */
function joined(list: string): string {
  const [base = "", ...files] = readFileSync(join(library, list), "utf8")
    .split("\n")
    .filter((line) => line !== "");
  return files
    .map((file) => readFileSync(join(library, base.replace("#base=", ""), file), "utf8"))
    .join("\n");
}

const script = joined("js.txt");
const longCacheName = `${url}.lc-${createHash("sha256").update(script).digest("hex").slice(0, 32)}-lc.min.js`;

/** Serves the unpacked package like AEM: one script under its long-cache name, static files from `resources`. */
async function serveTree(page: Page): Promise<void> {
  const types: Readonly<Record<string, string>> = {
    js: "text/javascript",
    css: "text/css",
    json: "application/json",
  };
  await page.route(`**${url}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const contentType = types[pathname.replace(/^.*\./, "")] ?? "text/plain";
    if (pathname === longCacheName) return route.fulfill({ contentType, body: script });
    if (pathname === `${url}.min.css`) return route.fulfill({ contentType, body: joined("css.txt") });
    const file = join(library, pathname.slice(url.length));
    const isServed = dirname(file) === join(library, "resources") && existsSync(file);
    return isServed ? route.fulfill({ contentType, path: file }) : route.fulfill({ status: 404 });
  });
}

/** Opens a page of components. Each is rendered by its template with the values that its dialog stored. */
async function openComponents(
  stored: (field: string, ordinary: string) => string,
  { definitions = descriptions } = {},
) {
  const rendered = await Promise.all(
    definitions.map((definition) => {
      const values = Object.entries(ordinaryValues(definition)).map(([field, value]) => [
        field,
        stored(field, value),
      ]);
      return renderHtl(definition, { ...(Object.fromEntries(values) as Stored), id: definition.tag });
    }),
  );
  const { page, consoleMessages } = await site.visit("/test/nothing");
  consoleMessages.errors.length = 0;
  await serveTree(page);
  // The dialog's example URL is also the URL of images, so it returns an image.
  await page.route("**/conto.html**", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  const path = site.sandbox.page("/test/aem", {
    head: `<link rel="stylesheet" href="${url}.min.css">`,
    body: `${rendered.join("\n")}<script src="${longCacheName}" async></script>`,
    library: false,
  });
  await page.goto(path);
  return { page, consoleMessages };
}

/** Scrolls to each widget, because some start only near the viewport. */
const states = (page: Page, definitions = descriptions) =>
  page.evaluate(
    (tags) =>
      tags.map((tag) => {
        const element = document.querySelector(tag);
        if (!element?.hasAttribute("data-state")) element?.scrollIntoView();
        return element?.getAttribute("data-state");
      }),
    definitions.map(({ tag }) => tag),
  );

/**
 * The dialog does not store a component without its required values, so this covers only components that have
 * no required values.
 */
const withoutNeeds = descriptions.filter(
  ({ attributes, requiredOneOf, items }) =>
    !requiredOneOf && !items && Object.values(attributes).every(({ required }) => !required),
);

/**
 * The stored values refer to bonuses and leaderboards that do not exist. Therefore the bonus components are
 * empty, and the leaderboard shows its error. The tour has no steps.
 */
const isAlive = (found: readonly (string | null | undefined)[], definitions = descriptions) =>
  found.every((state, index) => {
    const tag = definitions[index]?.tag;
    const mayFail = tag === "vetrina-leaderboard" || tag === "vetrina-tour";
    return (mayFail ? /^(ready|empty|error)$/ : /^(ready|empty|logged-out)$/).test(state ?? "");
  });

describe("the AEM package in a browser", () => {
  it("starts its components with the values that the dialog stored", async () => {
    const { page, consoleMessages } = await openComponents((_, ordinary) => ordinary);
    await expect.poll(async () => isAlive(await states(page))).toBe(true);
    for (const definition of descriptions) {
      const stored = ordinaryValues(definition);
      const element = page.locator(`#${definition.tag}`);
      for (const { field, name } of ownAttributes(definition)) {
        expect(await element.getAttribute(name), name).toBe(stored[field]);
      }
    }
    expect(consoleMessages.errors).toEqual([]);
    // The dialog's example values refer to bonuses, tables, sections, presets and other things that do not
    // exist.
    expect(
      consoleMessages.warnings.filter(
        (warning) =>
          !/: no (bonus|table) | data-(sections|types)="| data-presets: | needs steps: /.test(warning),
      ),
    ).toEqual([]);
  });

  it("shows the stored legal notice as formatted text, in its slot", async () => {
    const definition = descriptions.find(({ slots = {} }) => "legal" in slots);
    if (!definition) throw new Error("no widget has legal notices");
    const legal = '<p>Gioca con misura. <a href="/misura.html">Leggi</a></p><script>alert(1)</script>';
    const markup = await renderHtl(definition, { legal });
    const { page } = await site.visit("/test/nothing?loader=off");
    const found = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, "text/html");
      const slot = parsed.querySelector('[slot="legal"]');
      return [slot?.querySelector("a")?.getAttribute("href"), slot?.querySelectorAll("script").length];
    }, markup);
    expect(found).toEqual(["/misura.html", 0]);
  });

  it("starts components even without values, and escapes hostile values", async () => {
    const empty = await openComponents(() => "", { definitions: withoutNeeds });
    await expect.poll(async () => isAlive(await states(empty.page, withoutNeeds), withoutNeeds)).toBe(true);
    expect(empty.consoleMessages.errors).toEqual([]);

    const hostile = `"><script>window.broken = true</script>' onclick='window.broken = true`;
    const { page } = await openComponents(() => hostile);
    await expect.poll(async () => isAlive(await states(page))).toBe(true);
    expect(await page.evaluate(() => "broken" in window)).toBe(false);
    for (const definition of descriptions) {
      for (const { name, kind } of ownAttributes(definition)) {
        const expected = kind.type === "url" ? null : hostile;
        expect(await page.locator(`#${definition.tag}`).getAttribute(name), name).toBe(expected);
      }
    }
  });

  it("contains only well-formed XML, and keeps the texts of a hostile definition unchanged", async () => {
    const files = readdirSync(tree, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".xml"),
    );
    expect(files.length).toBeGreaterThan(3 + 2 * descriptions.length);
    const { page } = await site.visit("/test/nothing?loader=off");
    const problems = (texts: readonly string[]) =>
      page.evaluate(
        (all) =>
          all.flatMap((text) => {
            const parsed = new DOMParser().parseFromString(text, "application/xml");
            return parsed.querySelector("parsererror")?.textContent ?? [];
          }),
        texts,
      );
    const hostile = dialogXml(italian, hostileWidget, "/docs");
    expect(await problems([...files.map((file) => readFileSync(join(tree, file), "utf8")), hostile])).toEqual(
      [],
    );
    expect(await problems(["<a>"]), "a broken file would be seen").toHaveLength(1);
    const description = await page.evaluate(
      (text) =>
        new DOMParser()
          .parseFromString(text, "application/xml")
          .querySelector("bracket")
          ?.getAttribute("fieldDescription"),
      hostile,
    );
    const { help } = hostileWidget.attributes.bracket;
    const helpText = plainHelp(help).it;
    expect(description).toBe(helpText.replace("\u0000", "").replaceAll("\\", "\\\\"));
  });
});
