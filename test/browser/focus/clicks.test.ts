import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openPage, picker, userAgents } from "../date-picker/picker";
import { openFullHeader, headerParts } from "../header/player";
import { cardParts, openCards, card, putTable } from "../live-casino/cards";
import { focused, modalMarkup, modalAcceptsClicks, headerAndModal } from "../support/account";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";

const site = useTestSite();

/** Simulates Safari in the page: a click does not focus a button, but a focusable ancestor, or nothing. */
function simulateSafariClicks(): void {
  addEventListener(
    "mousedown",
    (event) => {
      const path = event.composedPath().filter((each) => each instanceof HTMLElement);
      const button = path.findIndex(({ localName }) => localName === "button");
      if (button < 0) return;
      event.preventDefault();
      const around = path.slice(button + 1).find((each) => each.hasAttribute("tabindex"));
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      if (around) around.focus();
      else if (active instanceof HTMLElement) active.blur();
    },
    true,
  );
}

/** Simulates clicks as in Safari, and removes the focus from every element. */
async function useSafariClicks(page: Page) {
  await page.evaluate(simulateSafariClicks);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

async function closeLogin(page: Page) {
  await modalAcceptsClicks(page);
  await page.keyboard.press("Escape");
  await headerAndModal(page).dialog.waitFor({ state: "detached" });
}

it("after a login opened by the site's own button, the button gets the focus", async () => {
  site.sandbox.page("/test/own", {
    body: `<h1>Prova</h1><main tabindex="-1"><p>Testo</p><button type="button"
      onclick="Vetrina.session.requestLogin()"><b>Apri</b></button></main>${modalMarkup}`,
  });
  const { page } = await site.visit("/test/own");
  await page.locator('vetrina-login-modal[data-state="ready"]').waitFor({ state: "attached" });
  await useSafariClicks(page);
  await page.getByText("Apri").click();
  await closeLogin(page);
  expect(await focused(page)).toBe("Apri");
});

it("after a login opened by the header, the header's button gets the focus", async () => {
  const { page } = await site.visit("/");
  await headerAndModal(page).inState("logged-out");
  await useSafariClicks(page);
  await headerAndModal(page).signIn.click();
  await closeLogin(page);
  expect(await focused(page)).toBe("Accedi");
});

it("after a login opened by a table, the table's button gets the focus", async () => {
  putTable(site, "a", { type: "open" });
  const { page } = await openCards(site, card("a"));
  await cardParts(page, "a").enter.waitFor();
  await useSafariClicks(page);
  await cardParts(page, "a").enter.click();
  await closeLogin(page);
  expect(await focused(page)).toBe("Vai al tavolo Tavolo a");
});

itEach(["Annulla"], ["Escape"])(
  "after the nickname editor closes, the button that opened it gets the focus (%s)",
  async (way) => {
    const page = await openFullHeader(site);
    const { nickname, edit, field } = headerParts(page);
    await nickname.getByText("giulia_demo").waitFor();
    await useSafariClicks(page);
    await edit.click();
    await field.waitFor();
    if (way === "Escape") await page.keyboard.press("Escape");
    else await page.getByRole("button", { name: way }).click();
    await field.waitFor({ state: "detached" });
    expect(await focused(page)).toBe("Modifica nickname");
  },
);

it.each([
  ["next to it", undefined],
  ["over the page", { userAgent: userAgents.iphone, viewport: { width: 390, height: 844 } }],
])("the focus returns to the date picker when a calendar %s closes", async (_, context) => {
  const { page } = await openPage(site, picker(), context ? { context } : {});
  const header = page.locator('#picker [part~="header"]');
  await useSafariClicks(page);
  for (const end of ["Escape", "day"]) {
    await header.click();
    const day = page.locator('#picker td[aria-label^="giovedì 12 novembre"]');
    await day.waitFor();
    if (end === "day") await day.click();
    else await page.keyboard.press("Escape");
    await day.waitFor({ state: "detached" });
    const isBack = await header.evaluate((each) => (each.getRootNode() as ShadowRoot).activeElement === each);
    expect(isBack, end).toBe(true);
  }
});

it("an earlier click is ignored once another element has the focus", async () => {
  site.sandbox.page("/test/own", {
    body: `<h1>Prova</h1><button type="button">Altro</button><input aria-label="Cerca" />${modalMarkup}`,
  });
  const { page } = await site.visit("/test/own");
  await page.locator('vetrina-login-modal[data-state="ready"]').waitFor({ state: "attached" });
  await useSafariClicks(page);
  const open = () =>
    page.evaluate(() =>
      (
        window as unknown as { Vetrina: { session: { requestLogin(): void } } }
      ).Vetrina.session.requestLogin(),
    );
  await page.getByText("Altro").click();
  await page.getByLabel("Cerca").focus();
  await open();
  await closeLogin(page);
  expect(await focused(page)).toBe("Cerca");
  await page.getByRole("heading", { name: "Prova" }).click();
  await open();
  await closeLogin(page);
  expect(await focused(page)).toBe("Prova");
});
