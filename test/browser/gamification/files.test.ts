import { describe, expect, it } from "vitest";
import { giveCookies } from "../support/account";
import { gapiCalls } from "../support/gamification-panels";
import { cookiesOfLogin, openPanel, panelOf } from "../support/panels";
import { useTestSite } from "../support/site";

const site = useTestSite();

const tag = "vetrina-files";
const markup = `<${tag} data-repository="repo-documenti">Documenti</${tag}>`;
const { card, textOf, openReady } = panelOf(site, tag, markup);

function setFile(fields: object) {
  site.sandbox.model.gamification.space.update((state) => ({
    ...state,
    files: state.files.map((each) => (each.id === "file-regolamento" ? { ...each, ...fields } : each)),
  }));
}

describe("the files of a repository", () => {
  it("show name, kind, size and a working link after one call, and only the requested kinds", async () => {
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
    const links = await page.locator(tag).getByRole("link").all();
    const urls = await Promise.all(links.map((each) => each.getAttribute("href")));
    expect(urls.length).toBeGreaterThan(4);
    const statuses = await Promise.all(
      urls.map(async (url) => [url, (await fetch(url ?? "")).status] as const),
    );
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
    await page.locator(tag).evaluate((host) => host.setAttribute("data-kinds", "pdf"));
    await expect.poll(() => page.locator(tag).getByRole("article").count(), { message: "kinds" }).toBe(2);
  });

  it.each(["javascript:alert(1)", ""])("have no link if the URL is “%s”", async (uri) => {
    setFile({ uri });
    const { page } = await openReady();
    expect(await card(page, "Regolamento dei tornei.pdf").getByRole("link").count()).toBe(0);
    expect(await textOf(page, "Regolamento dei tornei.pdf")).toContain("Non si può aprire da qui.");
  });

  it("show any name as plain text, and a neutral name for an unnamed file", async () => {
    setFile({ name: "<img src=x onerror=window.ran=1>" });
    const { page } = await openReady();
    expect(await page.locator(tag).locator("img").count()).toBe(0);
    setFile({ name: undefined });
    await page.reload();
    await card(page, "Documento senza nome").waitFor();
  });

  it("are shown to visitors and restricted players", async () => {
    const { page } = await openPanel(site, markup);
    const count = () => card(page, "Regolamento dei tornei.pdf").count();
    await expect.poll(count, { message: "visitor" }).toBe(1);
    await giveCookies(page, site, cookiesOfLogin(site, "marco"));
    await page.reload();
    await expect.poll(count, { message: "marco" }).toBe(1);
  });
});
