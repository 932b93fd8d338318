import { describe, expect, it } from "vitest";
import { fullHeader } from "../browser/header/player";
import { cookiesOfPlayer, receivedCalls, modalMarkup } from "../browser/support/account";
import { movement, placesScript } from "../support/page-scripts";
import { dialog, fillAndSend } from "./support/login";
import {
  fill,
  focused,
  waitUntilHidden,
  waitUntilPresent,
  waitForText,
  waitUntilVisible,
  textOf,
} from "./support/page";
import { useEngineSite } from "./support/site";

const site = useEngineSite();

const header = "vetrina-balance-header";
const bets = "vetrina-open-bets";
const limits = "vetrina-responsible-gaming";

describe("the account page", () => {
  it("shows the login to a visitor without sending a request, and shows bets and limits after the login", async () => {
    const { page } = await site.visit("/conto");
    await waitUntilVisible(page, dialog);
    expect(receivedCalls(site, "GET", "/api/")).toEqual([]);
    await fillAndSend(page);
    await waitForText(page, `${bets} >>> .vetrina-panel`, "Multipla, 3 eventi");
    await waitForText(page, `${limits} >>> .vetrina-panel`, "non sono in vigore");
    await waitForText(page, `${header} >>> [part~="text"]`, "1.234,50");
  });

  it.each([
    ["marco", "Autoesclusione"],
    ["anna", "Pausa di gioco"],
  ])("shows the restriction of %s", async (player, words) => {
    const { page } = await site.visitWith(cookiesOfPlayer(site, player), "/conto");
    await waitForText(page, `${limits} >>> .vetrina-panel`, words);
  });

  it("keeps a button that reopens the login, and moves the focus back to it", async () => {
    const { page } = await site.visit("/conto");
    await waitUntilVisible(page, dialog);
    await page.press("Escape");
    await waitUntilHidden(page, dialog);
    expect(await focused(page), "focus after closing a modal that no button opened").toBe("H1");
    const button = `${limits} >>> [part~="action"]`;
    await page.click(button);
    await waitUntilVisible(page, dialog);
    await page.press("Escape");
    await waitUntilHidden(page, dialog);
    const isBack = await page.on(
      button,
      (element) => (element.getRootNode() as ShadowRoot).activeElement === element,
    );
    expect(isBack).toBe(true);
  });
});

it.each([
  ["a visitor", undefined],
  ["a player", "giulia"],
])("the operator's links do not move after the first frame, for %s", async (_, player) => {
  const markup = `<${limits}><ul slot="links"><li><a href="/#misura">Limiti</a></li></ul>
    <p slot="legal">18+ Il gioco è vietato ai minori.</p></${limits}>`;
  site.page("/test/place", {
    head: placesScript('[slot="links"] a'),
    body: `<main><h1>Prova</h1>${markup}${modalMarkup}</main>`,
  });
  // Delays the widget for long enough to render a frame with only the author's content.
  site.sandbox.fault({ match: "widget-responsible-gaming", delay: 500 });
  const cookies = player ? cookiesOfPlayer(site, player) : {};
  const { page } = await site.visitWith(cookies, "/test/place");
  await waitUntilPresent(page, `${limits}[data-state="${player ? "ready" : "logged-out"}"]`);
  expect(await page.evaluate(movement)).toBeLessThan(1);
});

describe("the nickname", () => {
  it("changes in its editor, and the focus moves back to the button", async () => {
    site.page("/test/whole", { body: `<main><h1>Prova</h1>${fullHeader}${modalMarkup}</main>` });
    const player = { ...cookiesOfPlayer(site), AUTH_SESSION: JSON.stringify({ sessionId: "test" }) };
    const { page, consoleMessages } = await site.visitWith(player, "/test/whole");
    const edit = `${header} >>> [part="edit"]`;
    await waitForText(page, `${header} >>> .name`, "giulia_demo");
    await page.click(edit);
    await waitUntilVisible(page, `${header} >>> #nickname`);
    await fill(page, `${header} >>> #nickname`, "è");
    await page.press("Enter");
    await waitForText(page, `${header} >>> [role="alert"]`, "da 3 a 20 caratteri");
    await fill(page, `${header} >>> #nickname`, "nuova.giulia");
    await page.press("Enter");
    await waitForText(page, `${header} >>> .name`, "nuova.giulia");
    await waitUntilHidden(page, `${header} >>> dialog`);
    expect(await focused(page)).toBe("Modifica nickname");
    expect(await textOf(page, `${header} >>> [role="status"]`)).toBe("Nickname salvato: nuova.giulia");
    expect(await consoleMessages()).toEqual({ errors: [], warnings: [] });
  });
});
