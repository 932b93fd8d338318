import { describe, expect, it } from "vitest";
import { areMistakesLookedFor, idleWorkBegun, publicHost, usePublicSite } from "../support/public-host";
import { inspectPage, linesOf, saying } from "./inspector-page";

const site = usePublicSite();

const tag = "vetrina-live-casino-card";
const inMain = (body: string) =>
  `<main><h1>Prova</h1><div style="display: grid; grid-template-columns: repeat(4, 14rem)">${body}</div></main>`;
const card = (attributes: string, own = 'data-game-id="evo-002"') =>
  `<${tag} ${attributes} ${own} data-heading="Tavolo"><a href="/x">Tavolo</a></${tag}>`;

const withoutProvider = "Si mostra, ma senza data-provider non funziona.";
const withoutNetwork = "Si mostra, ma senza data-network non funziona.";

describe("a live table without a required attribute", () => {
  it("is listed as an error on the page and in edit mode, with corrected markup", async () => {
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
      `<${tag} data-provider="CasinoGamePT" data-game-id="evo-002" data-heading="Tavolo" data-network="…">`,
    );
  });

  it("shows a note on the page for authors until the attribute is added, while the card stays closed", async () => {
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

  it("shows players only the closed card", async () => {
    site.sandbox.page("/test/needed", { body: inMain(card("")) });
    const { page } = await site.newPage();
    const url = new URL("/test/needed", site.sandbox.siteUrl);
    url.hostname = publicHost;
    await page.goto(url.href);
    await page.locator(`${tag}[data-state="ready"]`).waitFor();
    await idleWorkBegun(page);
    expect(areMistakesLookedFor(site)).toBe(false);
    expect(await page.locator(tag).getByText("non funziona").count()).toBe(0);
    expect(await page.locator(tag).getByText("Chiuso").isVisible()).toBe(true);
  });
});

describe("a live table that its provider does not have", () => {
  it("is listed as an error because the list of tables does not contain it", async () => {
    const body = card('data-provider="CasinoGamePT" data-network="italia"', 'data-game-id="pt-999"');
    const { page } = await inspectPage(site, inMain(body));
    await saying(page, tag, "Risulta chiuso: l’elenco dei tavoli del fornitore non contiene «pt-999».");
    expect(await linesOf(page, tag).locator(".badge").innerText()).toBe("da correggere");
  });
});

describe("a page element that shadows a DOM property used by React (S25)", () => {
  it("is named in a console message", async () => {
    site.sandbox.page("/test/clash", {
      body: inMain('<img name="activeElement" alt=""><vetrina-date-picker>Dal</vetrina-date-picker>'),
    });
    const { consoleMessages } = await site.visit("/test/clash");
    await expect
      .poll(() => consoleMessages.warnings)
      .toContainEqual(expect.stringContaining("<img> Il suo nome o id «activeElement» nasconde alla pagina"));
  });
});

describe("content for a slot that the element does not have", () => {
  const picker = "vetrina-date-picker";
  const body = `<${picker}><i slot="icona">x</i>Dal</${picker}><${picker}><i slot="icon-calendar">x</i>Al</${picker}>
    <vetrina-open-bets data-demo="logged-in"><p slot="titolo">x</p></vetrina-open-bets>`;
  const sentence = 'Il contenuto con slot="icona" non si vede. Slot di questo elemento: icon-calendar.';
  const without = 'Il contenuto con slot="titolo" non si vede. Slot di questo elemento: nessuno.';

  it("is listed as an error, and causes a warning that names the existing slots", async () => {
    const { page, consoleMessages } = await inspectPage(site, inMain(body));
    await saying(page, picker, sentence);
    await saying(page, picker, "Si mostra.", 1);
    await saying(page, "vetrina-open-bets", without);
    expect(await linesOf(page, picker).locator(".badge").allInnerTexts()).toEqual([
      "da correggere",
      "a posto",
    ]);
    const lines = consoleMessages.warnings.filter((line) => line.includes("slot="));
    expect(lines).toEqual([`[vetrina] <${picker}> ${sentence}`, `[vetrina] <vetrina-open-bets> ${without}`]);
  });
});

describe("a service that is configured with a sample URL", () => {
  const evolution = card('data-provider="EvolutionGame"');
  const bonuses = "<vetrina-bonus-carousel>x</vetrina-bonus-carousel>";
  const missions = "<vetrina-missions>x</vetrina-missions>";
  const config = {
    account: { retryDelayMs: 10 },
    liveCasino: { evolution: { feedUrl: "https://area-privata.example/tavoli" } },
    bonus: { origin: "https://area-privata.example" },
    gamification: { url: "https://premi.example/ws" },
  };
  const expected = [
    [tag, "liveCasino.evolution.feedUrl"],
    ["vetrina-bonus-carousel", "bonus.origin"],
    ["vetrina-missions", "gamification.url"],
  ] as const;
  const sentence = (key: string) =>
    `Non ha dati perché nella configurazione c’è ancora un indirizzo di esempio (.example): ${key}.`;

  it("is reported with its key, in the inspector and in the console", async () => {
    const { page, consoleMessages } = await inspectPage(
      site,
      inMain(evolution + evolution + bonuses + missions),
      "",
      config,
    );
    for (const [name, key] of expected) await saying(page, name, sentence(key));
    expect(await linesOf(page, tag).first().locator(".badge").innerText()).toBe("da correggere");
    // The console has one message per key without duplicates, for any number of elements.
    const lines = expected.map(([name, key]) => `[vetrina] <${name}> ${sentence(key)}`);
    await expect
      .poll(() => consoleMessages.warnings.filter((line) => line.includes("esempio")).toSorted())
      .toEqual(lines.toSorted());
  });
});

describe("a configuration without the URL of a service", () => {
  const bonuses = "<vetrina-bonus-carousel>x</vetrina-bonus-carousel>";
  const config = { bonus: { paths: { list: "" } } };
  const sentence = "Non ha dati perché nella configurazione manca «bonus.paths.list».";

  it("is reported in the language of the page", async () => {
    site.sandbox.page("/test/lacking", { body: inMain(bonuses), config });
    const { consoleMessages } = await site.visit("/test/lacking");
    await expect
      .poll(() => consoleMessages.warnings)
      .toEqual([`[vetrina] <vetrina-bonus-carousel> ${sentence}`]);
  });
});
