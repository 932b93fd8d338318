import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { listName, publicPath } from "../../clientlibs/aem/names";
import { ownAttributes } from "../../clientlibs/describe";
import { folderOf } from "../../distribution/names";
import type { DescribedWidget } from "../../src/description";
import { descriptions } from "../../widgets/descriptions";
import { useTestSite } from "../browser/support/site";
import { packages } from "./support/packages";
import { startSling, type Sling } from "./support/sling";

const site = useTestSite({ lasts: "whole file" });
const scratch = mkdtempSync(join(tmpdir(), "vetrina-sling-"));
const content = "/content/vetrina-test";
/** Public URL of the test page: Sling Starter maps `/content` to the root. */
const publicPage = "/vetrina-test.html";
let sling: Sling;

/** Values that an author enters: those of the widget's first example and the required ones. */
function authorValues({ examples, slots = {}, fallback }: DescribedWidget): Record<string, string> {
  const own = Object.keys(slots).filter((name) => fallback.includes(`{${name}}`));
  return {
    ...Object.fromEntries(own.map((name) => [name, `<p>Testo di ${name}</p>`])),
    ...examples?.[0].attributes,
  };
}

/** Steps of a tour, as nodes below the component. */
const itemValues = ({ items, examples }: DescribedWidget): [string, Record<string, string>][] =>
  items
    ? (examples?.[0].items ?? []).map((item, index) => [`${listName(items)}/item${index}`, { ...item }])
    : [];

const componentPath = (definition: DescribedWidget) => `${content}/jcr:content/${folderOf(definition.tag)}`;

async function storeComponent(definition: DescribedWidget): Promise<void> {
  const path = componentPath(definition);
  await sling.store(path, {
    "sling:resourceType": `vetrina-site/components/${folderOf(definition.tag)}`,
    id: folderOf(definition.tag),
    ...authorValues(definition),
  });
  for (const [name, values] of itemValues(definition)) await sling.store(`${path}/${name}`, values);
}

/** Returns the markup of a component of the site, as rendered by Sling's HTL. */
async function render(definition: DescribedWidget, language = "it", query = ""): Promise<string> {
  const answer = await sling.ask(`${componentPath(definition)}.html${query}`, {
    headers: { "accept-language": language },
  });
  const markup = await answer.text();
  if (!answer.ok) throw new Error(`${definition.tag}: ${answer.status} ${markup.slice(0, 2000)}`);
  return markup;
}

beforeAll(async () => {
  sling = await startSling(scratch, packages);
  const installed = ["/apps/vetrina/i18n/it.json", "/apps/vetrina-site/components/tour.json"];
  await vi.waitFor(
    async () => {
      const answers = await Promise.all(installed.map((path) => sling.ask(path)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    },
    { timeout: 300_000, interval: 1000 },
  );
  await sling.store(content, {
    "jcr:primaryType": "cq:Page",
    "jcr:content/jcr:primaryType": "nt:unstructured",
  });
  for (const definition of descriptions) await storeComponent(definition);
});

afterAll(async () => {
  await sling.close();
  rmSync(scratch, { recursive: true, force: true });
});

/** Serves the files that the package has installed, as AEM's proxy for client libraries does. */
async function serveLibrary(page: Page): Promise<void> {
  await page.route(`**${publicPath}**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const path = pathname
      .replace("/etc.clientlibs/", "/apps/")
      .replace("-widgets.js", "-widgets/js/loader.js");
    const file = await sling.ask(path.replace("-widgets.css", "-widgets/css/widgets.css"));
    const contentType = path.endsWith(".css") ? "text/css" : "text/javascript";
    await route.fulfill({ status: file.status, contentType, body: Buffer.from(await file.arrayBuffer()) });
  });
}

const states = (page: Page) =>
  page.evaluate(
    (tags) =>
      tags.flatMap((tag) => {
        const element = document.querySelector(tag);
        if (!element?.hasAttribute("data-state")) element?.scrollIntoView();
        const state = element?.getAttribute("data-state") ?? "none";
        return /^(ready|empty|logged-out)$/.test(state) ? [] : [`${tag}: ${state}`];
      }),
    descriptions.map(({ tag }) => tag),
  );

describe.each(["it", "en"])("components rendered by Sling's HTL in the language %s", (language) => {
  it("start in a browser with the library from the package, without console errors", async () => {
    const markup = await Promise.all(descriptions.map((definition) => render(definition, language)));
    const { page, consoleMessages } = await site.visit("/test/nothing");
    consoleMessages.errors.length = 0;
    await serveLibrary(page);
    const path = site.sandbox.page(`/test/sling-${language}`, {
      head: `<link rel="stylesheet" href="${publicPath}.css">`,
      body: `${markup.join("\n")}<script src="${publicPath}.js" async></script>`,
      library: false,
    });
    await page.goto(`${path}?language=${language}`);
    await expect.poll(() => states(page), { timeout: 60_000 }).toEqual([]);
    expect(consoleMessages.errors).toEqual([]);
  });
});

describe("the installed components", () => {
  it.each([
    ["it", "Il tuo conto"],
    ["en", "Your account"],
    ["fr", "Your account"],
  ])(
    "print their own texts in Italian on an Italian page, and otherwise in English (%s)",
    async (language, text) => {
      const header = descriptions.find(({ tag }) => tag === "vetrina-balance-header") as DescribedWidget;
      expect(await render(header, language)).toContain(text);
    },
  );

  it("print an attribute if its value is stored, and no other attributes", async () => {
    for (const definition of descriptions) {
      const markup = await render(definition);
      for (const { field, name } of ownAttributes(definition)) {
        const isStored = (authorValues(definition)[field] ?? "") !== "";
        expect(markup.includes(` ${name}`), `${definition.tag} ${name}`).toBe(isStored);
      }
    }
  });

  it("add .html to URLs of the site's pages, and leave other URLs unchanged", async () => {
    const card = descriptions.find(({ tag }) => tag === "vetrina-live-casino-card") as DescribedWidget;
    const printed = async (href: string) => {
      await sling.store(componentPath(card), { href });
      return / data-href="([^"]*)"/.exec(await render(card))?.[1]?.replaceAll("&amp;", "&");
    };
    expect(await printed(content)).toBe(publicPage);
    expect(await printed(`${content}?a=1&b=2#c`)).toBe(`${publicPage}?a=1&b=2#c`);
    expect(await printed(`${content}/jcr:content`)).toMatch(/jcr_content$/);
    for (const other of ["/conto.html?a=1", "https://altro.example/a", "/manca", "//altro.example/a"])
      expect(await printed(other)).toBe(other);
    expect(await printed("javascript:alert(1)")).toBeUndefined();
    expect(await printed("")).toBeUndefined();
    expect(await render(card)).not.toMatch(/<a\b/);
  });

  it("print a value from the policy, and omit a number that the author has cleared", async () => {
    const notices = descriptions.find(({ tag }) => tag === "vetrina-notifications") as DescribedWidget;
    await sling.store(`${content}/jcr:content/policies/notifications`, { messagesUrl: content });
    expect(await render(notices)).toContain(`data-messages-url="${publicPage}"`);

    const inbox = descriptions.find(({ tag }) => tag === "vetrina-messages") as DescribedWidget;
    await sling.store(componentPath(inbox), { types: "Ticket", "types@TypeHint": "String[]" });
    expect(await render(inbox)).toContain('data-types="Ticket"');

    const carousel = descriptions.find(({ tag }) => tag === "vetrina-bonus-carousel") as DescribedWidget;
    await sling.store(componentPath(carousel), { limit: "3" });
    expect(await render(carousel)).toContain('data-limit="3"');
    await sling.store(componentPath(carousel), { limit: "" });
    expect(await render(carousel)).not.toContain("data-limit");
  });

  it("show a placeholder for missing values and invisible elements only in the editor", async () => {
    for (const definition of descriptions) {
      const edited = await render(definition, "it", "?wcmmode=edit");
      const isPrinted = edited.includes(" data-edit");
      const hasPlaceholder = edited.includes("cq-placeholder");
      expect(isPrinted, definition.tag).toBe(!hasPlaceholder || definition.overlay === true);
      if (definition.overlay) expect(hasPlaceholder, definition.tag).toBe(true);
      expect(await render(definition)).not.toMatch(/cq-placeholder|data-edit/);
    }
    const withoutData = ["vetrina-bonus-carousel", "vetrina-bonus-detail", "vetrina-live-casino-card"];
    for (const definition of descriptions.filter(({ tag }) => withoutData.includes(tag)))
      expect(await render(definition, "it", "?wcmmode=edit"), definition.tag).toContain("i dati si vedono");
    const modal = descriptions.find(({ tag }) => tag === "vetrina-login-modal") as DescribedWidget;
    await sling.store(componentPath(modal), { legal: "" });
    expect(await render(modal, "it", "?wcmmode=edit")).toContain(
      'data-emptytext="Finestra di accesso – da compilare: Avvertenze di legge"',
    );
  });
});
