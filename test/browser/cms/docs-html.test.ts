import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeOf } from "../../support/markup";
import { useTestSite } from "../support/site";

const site = useTestSite();

const dist = fileURLToPath(new URL(`../../../${process.env.VETRINA_DIST ?? "dist"}/`, import.meta.url));

/** Code below a caption of the page about plain HTML. */
function sample(caption: string): string {
  const page = readFileSync(join(dist, "docs/html.html"), "utf8");
  const [, after = ""] = page.split(`<figcaption>${caption}</figcaption>`);
  return codeOf(/<pre><code>(.*?)<\/code>/s.exec(after)?.[1] ?? "");
}

describe("a page made by the steps of the documentation", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(realpathSync(tmpdir()), "vetrina-page-"));
    mkdirSync(join(folder, "assets"));
    for (const name of ["vetrina.js", "vetrina.css", "vetrina"])
      cpSync(join(dist, name), join(folder, "assets", name), { recursive: true });
    writeFileSync(join(folder, "prova.html"), sample("prova.html"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("starts its element without warnings on a server, even in a subfolder", async () => {
    // The browser may keep a connection open before it sends a request, which would delay `close()`.
    const server = fastify({ forceCloseConnections: true });
    await server.register(fastifyStatic, { root: folder, prefix: "/promozioni/" });
    try {
      const { page, consoleMessages } = await site.newPage();
      await page.goto(`${await server.listen({ port: 0 })}/promozioni/prova.html`);
      await page.locator('vetrina-date-picker[data-state="ready"]').waitFor();
      expect(consoleMessages.warnings).toEqual([]);
    } finally {
      await server.close();
    }
  });

  it("explains why nothing loads if it is opened from disk", async () => {
    const { page } = await site.newPage();
    await page.goto(pathToFileURL(join(folder, "prova.html")).href);
    await page.getByRole("status").getByText("non si carica in una pagina aperta dal disco").waitFor();
  });
});

describe("the page of an element", () => {
  it("does not offer simulated situations in the playground if the element does not call a service", async () => {
    const { page } = await site.visit("/docs/date-picker.html");
    const section = page.getByRole("region", { name: "Esempio", exact: true });
    await section.scrollIntoViewIfNeeded();
    await section.locator('vetrina-date-picker[data-state="ready"]').waitFor();
    expect(await section.getByLabel("Situazione simulata").count()).toBe(0);
  });

  it("shows an image in the live tables of the example, and an image file's path in its code", async () => {
    const { page } = await site.visit("/docs/live-casino-lobby.html");
    const examples = page.getByRole("region", { name: "Esempio", exact: true });
    await examples.scrollIntoViewIfNeeded();
    const card = examples.locator("vetrina-live-casino-card").first();
    await card.scrollIntoViewIfNeeded();
    const width = () => card.evaluate((host) => host.shadowRoot?.querySelector("img")?.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    expect(await examples.locator("figure.code code").first().textContent()).toContain(
      'data-image="/immagini/roulette.webp"',
    );
  });
});
