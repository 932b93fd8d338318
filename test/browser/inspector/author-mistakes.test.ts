import { describe, expect, it } from "vitest";
import { launchChromium } from "../support/chromium";
import { useTestSite } from "../support/site";
import { inspectPage, linesOf, saying } from "./inspector-page";

/** A host name that is not the developer's own machine; the browser resolves it to the sandbox. */
const publicHost = "gioco.test";

const site = useTestSite("one test", () =>
  launchChromium([`--host-resolver-rules=MAP ${publicHost} 127.0.0.1`]),
);

const tag = "vetrina-live-casino-card";
const inMain = (body: string) =>
  `<main><h1>Prova</h1><div style="display: grid; grid-template-columns: repeat(4, 14rem)">${body}</div></main>`;
const card = (attributes: string, own = 'data-game-id="evo-002"') =>
  `<${tag} ${attributes} ${own} data-heading="Tavolo"><a href="/x">Tavolo</a></${tag}>`;

const withoutProvider = "Si mostra, ma senza data-provider non funziona.";
const withoutNetwork = "Si mostra, ma senza data-network non funziona.";

describe("a live table without a needed attribute", () => {
  it("is to be corrected, in the page and in edit mode, with corrected markup", async () => {
    const body = card("") + card('data-provider="CasinoGamePT"') + card("data-edit");
    const { page } = await inspectPage(site, inMain(body));
    await saying(page, tag, withoutProvider);
    await saying(page, tag, withoutNetwork, 1);
    await saying(page, tag, withoutProvider, 2);
    expect(await linesOf(page, tag).locator(".badge").allInnerTexts()).toEqual(
      Array(3).fill("da correggere"),
    );
    await linesOf(page, tag).nth(1).locator("summary").click();
    expect(await linesOf(page, tag).nth(1).locator("pre").innerText()).toBe(
      `<${tag} data-provider="CasinoGamePT" data-game-id="evo-002" data-heading="Tavolo" data-network="…">…</${tag}>`,
    );
  });

  it("says so in the page where an author looks, until the attribute is there; the card stays closed", async () => {
    site.sandbox.page("/test/needed", { body: inMain(card("")) });
    const { page, consoleMessages } = await site.visit("/test/needed");
    const host = page.locator(tag);
    await host.getByText(`<${tag}> ${withoutProvider}`).waitFor();
    expect(await host.getByText("Chiuso").isVisible()).toBe(true);
    expect(consoleMessages.warnings.filter((line) => line.includes("data-provider"))).toHaveLength(1);
    await host.evaluate((element) => element.setAttribute("data-provider", "CasinoGamePT"));
    await host.getByText(withoutNetwork).waitFor();
    await host.evaluate((element) => element.setAttribute("data-network", "italia"));
    await expect.poll(() => host.getByText("non funziona").count()).toBe(0);
  });

  it("shows players the closed card and no more", async () => {
    site.sandbox.page("/test/needed", { body: inMain(card("")) });
    const { page } = await site.visit("/test/nothing?loader=off");
    const address = new URL("/test/needed", site.sandbox.siteUrl);
    address.hostname = publicHost;
    await page.goto(address.href);
    await page.locator(`${tag}[data-state="ready"]`).waitFor();
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    await page.waitForTimeout(300);
    expect(await page.locator(tag).getByText("non funziona").count()).toBe(0);
    expect(await page.locator(tag).getByText("Chiuso").isVisible()).toBe(true);
  });
});
