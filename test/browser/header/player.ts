import type { Page } from "playwright-core";
import { expect } from "vitest";
import { cookiesOfPlayer, focused, giveCookies, modalMarkup, headerAndModal } from "../support/account";
import type { TestSite } from "../support/site";

/** Header with all options of an author. */
export const fullHeader =
  '<vetrina-balance-header data-account-url="/conto" data-inbox-url="/messaggi" data-site-id="1">conto</vetrina-balance-header>';

/**
 * A page with the complete header, with Giulia logged in.
 *
 * @param printed parts of the page that differ from the default
 */
export async function openFullHeader(
  site: TestSite,
  options = {},
  config: Readonly<Record<string, unknown>> = {},
  printed: Exclude<Parameters<TestSite["sandbox"]["page"]>[1], string> = {},
): Promise<Page> {
  site.sandbox.page("/test/whole", {
    body: `<main><h1>Prova</h1>${fullHeader}<p id="below">sotto</p>${modalMarkup}</main>`,
    config,
    ...printed,
  });
  const { page } = await site.newPage(options);
  await giveCookies(page, site, {
    ...cookiesOfPlayer(site),
    AUTH_SESSION: JSON.stringify({ sessionId: "test" }),
  });
  await page.goto(`${site.sandbox.siteUrl}/test/whole`);
  return page;
}

/** Opens the account menu of a narrow header; in a wide one everything is in the row. */
export async function openMenu(page: Page): Promise<void> {
  const { menuButton } = headerParts(page);
  if (!(await menuButton.isVisible()) || (await menuButton.getAttribute("aria-expanded")) === "true") return;
  await menuButton.click();
}

export async function openEditor(page: Page): Promise<void> {
  await openMenu(page);
  await headerParts(page).edit.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).not.toBe("Modifica nickname");
}

/** Enters a nickname in the editor and submits it. */
export async function submitNickname(page: Page, nickname: string): Promise<void> {
  await headerParts(page).field.fill(nickname);
  await page.keyboard.press("Enter");
}

export const headerParts = (page: Page) => {
  const { header } = headerAndModal(page);
  return {
    header,
    menuButton: header.locator('[part~="menu-button"]'),
    menu: header.locator('[part~="menu"]'),
    nickname: header.locator(".name"),
    edit: header.getByRole("button", { name: "Modifica nickname" }),
    field: header.getByLabel("Nuovo nickname"),
    save: header.getByRole("button", { name: "Salva", exact: true }),
    alert: header.getByRole("alert"),
    status: header.getByRole("status"),
    hide: header.getByRole("button", { name: "Nascondi saldo" }),
  };
};
