import type { Page } from "playwright-core";
import { cookiesOfPlayer, giveCookies, modalMarkup, onPage } from "../support/account";
import type { TestSite } from "../support/site";

/** The header with all that an author can switch on. */
export const wholeHeader =
  '<vetrina-balance-header data-account-url="/conto" data-inbox-url="/messaggi" data-site-id="1">conto</vetrina-balance-header>';

/** A page with the whole header on which Giulia is logged in. */
export async function openWhole(
  site: TestSite,
  options = {},
  config: Readonly<Record<string, unknown>> = {},
): Promise<Page> {
  site.sandbox.page("/test/whole", {
    body: `<main><h1>Prova</h1>${wholeHeader}<p id="below">sotto</p>${modalMarkup}</main>`,
    config,
  });
  const { page } = await site.visit("/test/nothing?loader=off", options);
  await giveCookies(page, site, {
    ...cookiesOfPlayer(site),
    AUTH_SESSION: JSON.stringify({ sessionId: "test" }),
  });
  await page.goto(`${site.sandbox.siteUrl}/test/whole`);
  return page;
}

export const pieces = (page: Page) => {
  const { header } = onPage(page);
  return {
    header,
    nickname: header.locator(".name"),
    edit: header.getByRole("button", { name: "Modifica nickname" }),
    field: header.getByLabel("Nuovo nickname"),
    save: header.getByRole("button", { name: "Salva", exact: true }),
    alert: header.getByRole("alert"),
    status: header.getByRole("status"),
    hide: header.getByRole("button", { name: "Nascondi saldo" }),
  };
};
