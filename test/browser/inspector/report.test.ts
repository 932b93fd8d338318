import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { cookiesOfPlayer, giveCookies } from "../support/account";
import { useTestSite } from "../support/site";
import { inspectorOf, saying } from "./inspector-page";

const site = useTestSite();

async function copyReport(page: Page): Promise<string> {
  await inspectorOf(page).getByRole("button", { name: "Copia il resoconto" }).click();
  await inspectorOf(page).getByText("Copiato.").waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

const body = `<main><h1>Prova</h1>
  <vetrina-balance-header data-account-url="/conto">conto</vetrina-balance-header>
  <vetrina-open-bets>scommesse</vetrina-open-bets><vetrina-open-bets>scommesse</vetrina-open-bets>
  <vetrina-date-picker data-min-date="mai">Dal</vetrina-date-picker></main>`;

describe("the report of a page with a logged-in player", () => {
  it("contains no token, name or amount, and counts requests and calls", async () => {
    site.sandbox.page("/test/inspected", { body, config: { bonus: { orgin: "https://x.example" } } });
    // A new visitor has an empty cache, so the report states for each file that it came from the network.
    const { page, context } = await site.visit("/test/inspected?loader=off", { isNewVisitor: true });
    await context.grantPermissions(["clipboard-read", "clipboard-write", "local-network-access"]);
    const cookies = cookiesOfPlayer(site, "giulia");
    await giveCookies(page, site, cookies);
    await page.goto(`${site.sandbox.siteUrl}/test/inspected?vetrina-inspect&altro=segreto-nella-query`);
    await saying(page, "vetrina-balance-header", "Si mostra.");
    await saying(page, "vetrina-open-bets", "Si mostra.", 1);
    await page.locator('vetrina-balance-header:has-text(""):not([data-state="loading"])').waitFor();
    await inspectorOf(page).getByText("Chiamate", { exact: true }).waitFor();
    const report = await copyReport(page);
    expect(report).toContain(`${site.sandbox.siteUrl}/…/…\n`);
    expect(report).toContain('[ready] Si mostra, ma data-min-date="[testo, 3 caratteri]" non vale');
    expect(report).toContain("open bets: richieste 2, chiamate 1");
    expect(report).toMatch(/GET .*\/…\/…: 1/);
    expect(report).toMatch(/widget-open-bets: \d+,\d kB/);
    const token = String(cookies.JWT);
    for (const secret of [
      token,
      token.slice(0, 12),
      "Giulia",
      "giulia",
      "1.234",
      "1234",
      "segreto-nella-query",
    ])
      expect(report).not.toContain(secret);
  });

  it("contains nothing from the page itself, such as attributes, ids, classes, its path or the configuration", async () => {
    const own = "Qiulia Rossi 1.234,56 €";
    const attributes = `data-state="x" data-min-date="${own}" data-link-text="${own}" link-text="${own}"`;
    site.sandbox.page("/test/utente/qiulia-rossi", {
      body: `<main><h1>Prova</h1><div id="saldo-qiulia" class="qiulia-rossi" hidden><vetrina-open-bets>x</vetrina-open-bets></div>
        <vetrina-date-picker ${attributes} id="qiulia" class="rossi">x</vetrina-date-picker><p id="qiulia"></p>
        <vetrina-bonus-carousel data-ids="qiulia-777">x</vetrina-bonus-carousel>
        <vetrina-datepicker data-heading="${own}" title="${own}">x</vetrina-datepicker></main>`,
      config: {
        qiulia: "rossi",
        disabledElements: ["qiulia-rossi"],
        bonus: { "qiulia.rossi": 1 },
        texts: { it: { "inspector.wrongValue": "Qiulia" } },
      },
    });
    const { page, context } = await site.visit("/test/utente/qiulia-rossi?vetrina-inspect&nome=qiulia#rossi");
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await saying(
      page,
      "vetrina-open-bets",
      'lo nasconde con <div id="saldo-qiulia" class="qiulia-rossi" hidden>',
    );
    await saying(page, "vetrina-bonus-carousel", "non conosce, o adesso non offre, qiulia-777");
    const report = await copyReport(page);
    expect(report).not.toMatch(/qiulia|rossi|1\.234/i);
    expect(report).toContain("la pagina lo nasconde con <div hidden>.");
    expect(report).toContain(
      "<vetrina-datepicker> [–] Non è un elemento di Vetrina: il nome giusto è «vetrina-date-picker».",
    );
    expect(report).toContain("«bonus.[testo, 12 caratteri]» non è una chiave.");
  });

  it("appears in a text field if the browser refuses access to the clipboard", async () => {
    site.sandbox.page("/test/inspected", body);
    const { page } = await site.visit("/test/inspected?vetrina-inspect");
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await inspectorOf(page).getByText("File della libreria").waitFor();
    await inspectorOf(page).getByRole("button", { name: "Copia il resoconto" }).click();
    expect(await inspectorOf(page).getByRole("textbox").inputValue()).toContain("Ispettore di Vetrina");
  });
});

describe("the panel's findings for the page", () => {
  it("list the errors in the configuration as text", async () => {
    site.sandbox.page("/test/inspected", {
      body: "<main><h1>Prova</h1><vetrina-bonus-carousel>x</vetrina-bonus-carousel></main>",
      config: {
        langage: "en",
        disabledElements: ["vetrina-datepicker"],
        bonus: { maxQueryParameters: 0, paths: { list: undefined } },
      },
    });
    const { page } = await site.visit("/test/inspected?vetrina-inspect");
    const panel = inspectorOf(page);
    await panel.getByText("«langage» non è una chiave: quella giusta è «language».").waitFor();
    await panel.getByText("quella giusta è «vetrina-date-picker»").waitFor();
    await panel.getByText("«bonus.maxQueryParameters» non vale: serve un numero intero da 1.").waitFor();
    await panel.getByText("Manca «bonus.paths.list».", { exact: true }).waitFor();
    await saying(page, "vetrina-bonus-carousel", "nella configurazione manca «bonus.paths.list»");
  });
});
