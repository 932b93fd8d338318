import type { Page } from "playwright-core";
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
      `<${tag} data-provider="CasinoGamePT" data-game-id="evo-002" data-heading="Tavolo" data-network="…">`,
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
    const { page } = await site.newPage();
    const address = new URL("/test/needed", site.sandbox.siteUrl);
    address.hostname = publicHost;
    await page.goto(address.href);
    await page.locator(`${tag}[data-state="ready"]`).waitFor();
    await idleWorkBegun(page);
    expect(areMistakesLookedFor(site)).toBe(false);
    expect(await page.locator(tag).getByText("non funziona").count()).toBe(0);
    expect(await page.locator(tag).getByText("Chiuso").isVisible()).toBe(true);
  });
});

describe("a live table that its provider does not have", () => {
  it("is to be corrected: the sentence says that the list of tables does not contain it", async () => {
    const body = card('data-provider="CasinoGamePT" data-network="italia"', 'data-game-id="pt-999"');
    const { page } = await inspectPage(site, inMain(body));
    await saying(page, tag, "Risulta chiuso: l’elenco dei tavoli del fornitore non contiene «pt-999».");
    expect(await linesOf(page, tag).locator(".badge").innerText()).toBe("da correggere");
  });
});

describe("an element of the page that hides a member which React reads (S25)", () => {
  it("is named in the console", async () => {
    site.sandbox.page("/test/clash", {
      body: inMain('<img name="activeElement" alt=""><vetrina-date-picker>Dal</vetrina-date-picker>'),
    });
    const { consoleMessages } = await site.visit("/test/clash");
    await expect
      .poll(() => consoleMessages.warnings)
      .toContainEqual(expect.stringContaining("<img> Il suo nome o id «activeElement» nasconde alla pagina"));
  });
});

describe("an attribute that is written twice", () => {
  it("is once in the corrected markup, and the other one is said to be one too many", async () => {
    const picker = "vetrina-date-picker";
    const body = `<${picker} data-mindate="2026-11-01" min-date="2026-11-02">Dal</${picker}>
      <${picker} data-min-date="2026-11-01" mindate="2026-11-02">Al</${picker}>`;
    const { page, consoleMessages } = await inspectPage(site, inMain(body));
    await saying(page, picker, "«data-mindate» non è un suo attributo: quello giusto è «data-min-date».");
    await saying(page, picker, "«mindate» è di troppo: «data-min-date» c’è già.", 1);
    const corrected = `<${picker} data-min-date="2026-11-01">`;
    for (const index of [0, 1]) {
      const line = linesOf(page, picker).nth(index);
      await line.locator("summary").click();
      expect(await line.locator("pre").innerText()).toBe(corrected);
    }
    const first = linesOf(page, picker).first();
    expect(await first.innerText()).toContain("«min-date» è di troppo: «data-min-date» c’è già.");
    expect(consoleMessages.warnings.filter((line) => line.includes("di troppo"))).toHaveLength(2);
  });
});

describe("a demonstration with a wrong name", () => {
  it("is said to run as the usual one, with the right names and corrected markup", async () => {
    const bets = "vetrina-open-bets";
    const { page } = await inspectPage(site, inMain(`<${bets} data-demo="loggedin">x</${bets}>`));
    await saying(page, bets, 'data-demo="loggedin" non vale: serve una fra le parole logged-out, logged-in,');
    expect(await page.locator(bets).getAttribute("data-state")).toBe("logged-out");
    const line = linesOf(page, bets);
    await line.locator("summary").click();
    await line.getByText('data-demo="loggedin"').first().waitFor();
    expect(await line.locator("pre").innerText()).toContain('data-demo="logged-in"');
  });
});

describe("content for a slot that the element does not have", () => {
  const picker = "vetrina-date-picker";
  const body = `<${picker}><i slot="icona">x</i>Dal</${picker}><${picker}><i slot="icon-calendar">x</i>Al</${picker}>
    <vetrina-open-bets data-demo="logged-in"><p slot="titolo">x</p></vetrina-open-bets>`;
  const sentence = 'Il contenuto con slot="icona" non si vede. Slot di questo elemento: icon-calendar.';
  const without = 'Il contenuto con slot="titolo" non si vede. Slot di questo elemento: nessuno.';

  it("is to be corrected, and the slots are named in the console", async () => {
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

describe("a picture of a live table", () => {
  const own = 'data-game-id="evo-002" data-image=';
  const evolution = 'data-provider="EvolutionGame"';

  it("that answers 404, or comes from an origin that is not allowed, is named", async () => {
    const body = [
      card(evolution, `${own}"/assets/live-casino/roulette.webp"`),
      card(evolution, `${own}"/assets/manca.webp"`),
      card(evolution, `${own}"https://altrove.test/tavolo.webp"`),
    ].join("");
    const { page } = await inspectPage(site, inMain(body), "", {
      liveCasino: { imageOrigins: ["https://immagini.test"] },
    });
    await saying(page, tag, "Si mostra.");
    await saying(page, tag, "Si mostra senza l’immagine «/assets/manca.webp», che non si è caricata.", 1);
    await saying(
      page,
      tag,
      "Si mostra senza l’immagine «https://altrove.test/tavolo.webp»: la sua origine non è fra quelle ammesse",
      2,
    );
    expect(await linesOf(page, tag).locator(".badge").allInnerTexts()).toEqual([
      "a posto",
      "da correggere",
      "da correggere",
    ]);
  });

  it("that fails while the inspector is open is told, too", async () => {
    const { page } = await inspectPage(
      site,
      inMain(card(evolution, `${own}"/assets/live-casino/roulette.webp"`)),
    );
    await saying(page, tag, "Si mostra.");
    await page.locator(tag).evaluate((element: HTMLElement) => {
      element.dataset.image = "/assets/manca.webp";
    });
    await saying(page, tag, "«/assets/manca.webp», che non si è caricata");
  });
});

describe("a lobby", () => {
  const lobby = (inside: string) => `<vetrina-live-casino-lobby>${inside}</vetrina-live-casino-lobby>`;
  const badge = (page: Page) => linesOf(page, "vetrina-live-casino-lobby").locator(".badge").innerText();

  it("without a table needs one inside: no service has answered", async () => {
    const { page } = await inspectPage(site, inMain(lobby("<p>Tavoli</p>")));
    const sentence = `Non ha nulla da mostrare: al suo interno servono elementi <${tag}>.`;
    await saying(page, "vetrina-live-casino-lobby", sentence);
    expect(await badge(page)).toBe("da correggere");
  });

  it("whose filters leave no table is as it should be", async () => {
    const closed = card('data-provider="EvolutionGame"', 'data-game-id="chiuso"');
    const { page } = await inspectPage(site, inMain(lobby(closed)), "&tavoli-stato=open");
    const sentence = `Non ha nulla da mostrare: nessun <${tag}> al suo interno corrisponde alla scelta.`;
    await saying(page, "vetrina-live-casino-lobby", sentence);
    expect(await badge(page)).toBe("da sapere");
  });
});

describe("a service whose address is still one of the samples", () => {
  const evolution = card('data-provider="EvolutionGame"');
  const bonuses = "<vetrina-bonus-carousel>x</vetrina-bonus-carousel>";
  const missions = "<vetrina-missions>x</vetrina-missions>";
  const config = {
    account: { retryDelay: 10 },
    liveCasino: { evolution: { feed: "https://area-privata.example/tavoli" } },
    bonus: { origin: "https://area-privata.example" },
    gamification: { url: "https://premi.example/ws" },
  };
  const expected = [
    [tag, "liveCasino.evolution.feed"],
    ["vetrina-bonus-carousel", "bonus.origin"],
    ["vetrina-missions", "gamification.url"],
  ] as const;
  const sentence = (key: string) =>
    `Non ha dati perché nella configurazione c’è ancora un indirizzo di esempio (.example): ${key}.`;

  it("is told with its key, in the inspector and in the console", async () => {
    const { page, consoleMessages } = await inspectPage(
      site,
      inMain(evolution + evolution + bonuses + missions),
      "",
      config,
    );
    for (const [name, key] of expected) await saying(page, name, sentence(key));
    expect(await linesOf(page, tag).first().locator(".badge").innerText()).toBe("da correggere");
    // Each once, however many elements have it.
    const lines = expected.map(([name, key]) => `[vetrina] <${name}> ${sentence(key)}`);
    await expect
      .poll(() => consoleMessages.warnings.filter((line) => line.includes("esempio")).toSorted())
      .toEqual(lines.toSorted());
  });

  it("is not what a demonstration, or an element in edit mode, suffers from", async () => {
    const body = `<div data-demo="failing">${evolution}</div><div data-edit>${evolution}</div>`;
    const { page, consoleMessages } = await inspectPage(site, inMain(body), "", config);
    await saying(page, tag, "il suo servizio non risponde, o risponde con un errore");
    await saying(page, tag, "la pagina è in modifica", 1);
    expect(consoleMessages.warnings.filter((line) => line.includes("esempio"))).toEqual([]);
  });
});

describe("a configuration that lacks the address of a service", () => {
  const bonuses = "<vetrina-bonus-carousel>x</vetrina-bonus-carousel>";
  const config = { bonus: { paths: { list: "" } } };
  const sentence = "Non ha dati perché nella configurazione manca «bonus.paths.list».";

  it("is told in the language of the page", async () => {
    site.sandbox.page("/test/lacking", { body: inMain(bonuses), config });
    const { consoleMessages } = await site.visit("/test/lacking");
    await expect
      .poll(() => consoleMessages.warnings)
      .toEqual([`[vetrina] <vetrina-bonus-carousel> ${sentence}`]);
  });

  it("is the sentence of the inspector too", async () => {
    const { page } = await inspectPage(site, inMain(bonuses), "", config);
    await saying(page, "vetrina-bonus-carousel", sentence);
  });
});
