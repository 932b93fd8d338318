import { describe, expect, it } from "vitest";
import { receivedBalanceCalls, receivedCalls, modalMarkup } from "../support/account";
import { useTestSite } from "../support/site";

const site = useTestSite();

const edited = (markup: string) => markup.replace(/<(vetrina-[a-z-]+)/g, "<$1 data-edit");

const widgets = `<vetrina-balance-header data-account-url="/conto">conto</vetrina-balance-header>
  <form><label for="day">Giorno</label><vetrina-date-picker id="day" name="giorno"></vetrina-date-picker></form>`;

async function open(body: string, config: Readonly<Record<string, unknown>> = {}) {
  site.sandbox.page("/test/edit", { body: `<h1>Prova</h1>${body}`, config });
  const visit = await site.visit("/test/edit");
  await visit.page.locator("vetrina-date-picker[data-state=ready]").waitFor();
  await visit.page.locator("vetrina-balance-header[data-state=logged-out]").waitFor();
  return visit;
}

describe("edit mode", () => {
  it("shows widgets that do not open, take the focus or make calls", async () => {
    const { page, consoleMessages } = await open(edited(widgets + modalMarkup));
    await page.locator("vetrina-balance-header").getByText("Accedi").click({ force: true });
    await page.locator("vetrina-date-picker").click({ force: true });
    await page.getByText("Giorno").click();
    for (let count = 0; count < 4; count++) await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toMatch(/VETRINA/);
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect([...receivedCalls(site, "GET", "/api/"), ...receivedCalls(site, "POST", "/")]).toEqual([]);
    expect([consoleMessages.errors, consoleMessages.warnings]).toEqual([[], []]);
  });

  it("hides the account of a logged-in author", async () => {
    const { page } = await open(edited(widgets));
    await page.context().addCookies(
      Object.entries({ JWT: site.sandbox.model.sessions.open("giulia"), login: "true" }).map(
        ([name, value]) => ({
          name,
          value,
          url: site.sandbox.siteUrl,
        }),
      ),
    );
    await page.reload();
    await page.locator("vetrina-balance-header[data-state=logged-out]").waitFor();
    expect(receivedBalanceCalls(site)).toEqual([]);
  });

  it("makes a page inert if its configuration enables edit mode, and prevents a redirect", async () => {
    const config = { session: { required: true }, account: { loginUrl: "/conto" } };
    const byQueue = `<script>window.Vetrina = window.Vetrina || { q: [] };
      Vetrina.q.push((vetrina) => { vetrina.configure({ editMode: true }); });</script>`;
    for (const [markup, editMode] of [
      [widgets + modalMarkup, true],
      [edited(widgets + modalMarkup), true],
      [widgets, true],
      [byQueue + widgets, false],
    ] as const) {
      const { page } = await open(markup, { ...config, editMode });
      await page.locator("vetrina-balance-header").getByText("Accedi").click({ force: true });
      await page.locator("vetrina-date-picker").click({ force: true });
      await page.evaluate("Vetrina.session.requestLogin()");
      expect([...receivedCalls(site, "GET", "/api/"), ...receivedCalls(site, "POST", "/")]).toEqual([]);
      expect(await page.getByRole("dialog").count()).toBe(0);
      expect(new URL(page.url()).pathname).toBe("/test/edit");
    }
  });

  it("is off with data-edit=false, and follows the attribute at run time", async () => {
    const { page } = await open(widgets.replace(/<(vetrina-[a-z-]+)/g, '<$1 data-edit="false"'));
    const picker = page.locator("vetrina-date-picker");
    const header = picker.locator('[part~="header"]');
    await header.click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await picker.evaluate((element) => element.setAttribute("data-edit", ""));
    await picker.locator("[inert]").first().waitFor({ state: "attached" });
    await header.click({ force: true });
    expect(await page.getByRole("dialog").count()).toBe(0);
    await picker.evaluate((element) => element.removeAttribute("data-edit"));
    await header.click();
    await page.getByRole("dialog").waitFor();
  });
});
