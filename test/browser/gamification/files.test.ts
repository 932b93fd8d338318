import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { gapiCalls } from "../support/gamification-panels";
import { inState, openPanel } from "../support/panels";
import { useTestSite } from "../support/site";

const site = useTestSite();

const tag = "vetrina-files";
const markup = `<${tag} data-repository="repo-documenti">Documenti</${tag}>`;

const card = (page: Page, name: string) => page.locator(tag).getByRole("article", { name });
const textOf = async (page: Page, name: string) => (await card(page, name).innerText()).replace(/\s+/g, " ");

async function openReady(body = markup, player: string | undefined = "giulia") {
  const opened = await openPanel(site, body, player);
  await inState(opened.page, tag, "ready");
  return opened;
}

function setFile(fields: object) {
  site.sandbox.model.gamification.space.update((state) => ({
    ...state,
    files: state.files.map((each) => (each.id === "file-regolamento" ? { ...each, ...fields } : each)),
  }));
}

describe("the files of a repository", () => {
  it("have name, kind, size and link, and are read in one call", async () => {
    const { page } = await openReady();
    expect(await textOf(page, "Regolamento dei tornei.pdf")).toBe(
      "Regolamento dei tornei.pdf Documento PDF, 1,1 kB Apri",
    );
    expect(await textOf(page, "Regolamento e modifiche")).toBe(
      "Regolamento e modifiche Archivio compresso, 868 byte Apri",
    );
    expect(await textOf(page, "Archivio dei regolamenti")).toBe(
      "Archivio dei regolamenti File Non si può aprire da qui.",
    );
    const link = page.getByRole("link", { name: "Apri: Regolamento dei tornei.pdf" });
    expect(await link.getAttribute("href")).toBe(`${site.sandbox.siteUrl}/assets/documents/regolamento.pdf`);
    expect(await link.getAttribute("rel")).toBe("noopener noreferrer");
    expect(gapiCalls(site)).toEqual(["getFiles"]);
  });

  it("of the demo site can be opened", async () => {
    const { page } = await openReady();
    const links = await page.locator(tag).getByRole("link").all();
    const addresses = await Promise.all(links.map((link) => link.getAttribute("href")));
    const statuses = await Promise.all(addresses.map(async (address) => (await fetch(address ?? "")).status));
    expect(statuses.length).toBeGreaterThan(4);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "http://altrove.example/a.pdf",
    "https://a:b@altrove.example/a.pdf",
    "blob:https://altrove.example/1",
    "",
  ])("“%s” is no link", async (uri) => {
    setFile({ uri });
    const { page } = await openReady();
    expect(await card(page, "Regolamento dei tornei.pdf").getByRole("link").count()).toBe(0);
    expect(await textOf(page, "Regolamento dei tornei.pdf")).toContain("Non si può aprire da qui.");
  });

  it("a name is text, however it is written, and may be missing", async () => {
    setFile({ name: "<img src=x onerror=window.ran=1>" });
    const { page } = await openReady();
    expect(await page.locator(tag).locator("img").count()).toBe(0);
    setFile({ name: undefined });
    await page.reload();
    await card(page, "Documento senza nome").waitFor();
  });

  it("without a repository and ids are reported as incomplete, and nothing is read", async () => {
    const { page } = await openPanel(site, `<${tag}></${tag}>`, "giulia");
    await inState(page, tag, "error");
    expect(gapiCalls(site)).toEqual([]);
  });

  it("only some kinds, where the author says so", async () => {
    const { page } = await openReady(`<${tag} data-repository="repo-documenti" data-kinds="pdf"></${tag}>`);
    expect(await page.locator(tag).getByRole("article").count()).toBe(2);
  });

  it.each([undefined, "marco"])("are shown to visitors and restricted players (%s)", async (player) => {
    const { page } = await openReady(markup, player);
    await card(page, "Regolamento dei tornei.pdf").waitFor();
  });
});
