import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  cookiesOfPlayer,
  fillAndSend,
  focused,
  giveCookies,
  headerAndModal,
  modalMarkup,
  openModal,
} from "../support/account";
import { axeViolations } from "../support/axe";
import { scrollsSideways } from "../support/layout";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";
import { fullHeader, headerParts, openFullHeader, openMenu, submitNickname } from "./player";

const site = useTestSite();
const phone = { viewport: { width: 390, height: 640 } };

async function openOnPhone(options = {}, printed = {}): Promise<Page> {
  const page = await openFullHeader(site, { ...phone, ...options }, {}, printed);
  await headerAndModal(page).inState("ready");
  await headerParts(page).menuButton.getByText("3 messaggi non letti").waitFor();
  await headerParts(page).nickname.getByText("giulia_demo").waitFor({ state: "attached" });
  return page;
}

const press = async (page: Page, key: string) => {
  await page.keyboard.press(key);
  return focused(page);
};

describe("the account menu of a narrow header (H5)", () => {
  it("opens with Enter, and closes with Esc, with Tab past its end or with a click outside", async () => {
    const page = await openOnPhone();
    const { menuButton, menu } = headerParts(page);
    expect(await menuButton.textContent()).toContain("Conto");
    expect(await menu.isVisible()).toBe(false);
    await menuButton.focus();
    expect(await press(page, "Enter")).toContain("Conto");
    expect(await menuButton.getAttribute("aria-expanded")).toBe("true");
    for (const stop of ["Ciao, Giulia", "3 messaggi non letti", "Modifica nickname", "Esci"])
      expect(await press(page, "Tab")).toContain(stop);
    expect(await press(page, "Escape")).toContain("Conto");
    expect(await menu.isVisible()).toBe(false);
    await page.keyboard.press("Space");
    expect(await menu.isVisible()).toBe(true);
    expect(await press(page, "Shift+Tab")).toBe("Nascondi saldo");
    expect(await menu.isVisible()).toBe(false);

    await menuButton.click();
    expect(await menu.isVisible(), "after a click on the button").toBe(true);
    await page.locator("#below").click({ position: { x: 5, y: 5 }, force: true });
    expect(await menu.isVisible(), "after a click elsewhere").toBe(false);
    await menuButton.click();
    await menuButton.click();
    expect(await menu.isVisible(), "after two clicks on the button").toBe(false);
  });

  it("closes when the player clicks a link to a fragment of the same page", async () => {
    const html = fullHeader.replace("/messaggi", "#below");
    const page = await openOnPhone({}, { body: `<main><h1>Prova</h1>${html}<p id="below">sotto</p></main>` });
    const { menuButton, menu } = headerParts(page);
    await menuButton.click();
    await menu.getByRole("link", { name: "3 messaggi non letti" }).click();
    expect(await menu.isVisible()).toBe(false);
    expect(new URL(page.url()).hash).toBe("#below");
  });

  it("stays open while the nickname is being edited, and afterwards", async () => {
    const page = await openOnPhone();
    const { menu, edit, field } = headerParts(page);
    await openMenu(page);
    await edit.click();
    await field.waitFor();
    expect(await field.evaluate((each) => each.matches(":focus"))).toBe(true);
    await submitNickname(page, "giulia.due");
    await headerParts(page).nickname.getByText("giulia.due").waitFor();
    await expect.poll(() => focused(page)).toBe("Modifica nickname");
    expect(await menu.isVisible()).toBe(true);
  });

  it("has the focus on its button after a login, and contains the logout", async () => {
    site.sandbox.page("/test/login", { body: `<main><h1>Prova</h1>${fullHeader}${modalMarkup}</main>` });
    const { page } = await site.visit("/test/login", phone);
    await headerAndModal(page).inState("logged-out");
    await openModal(page);
    await fillAndSend(page);
    await headerAndModal(page).inState("ready");
    await expect.poll(() => focused(page)).toContain("Conto");
    await page.keyboard.press("Enter");
    await headerAndModal(page).signOut.press("Enter");
    await headerAndModal(page).inState("logged-out");
    await expect.poll(() => focused(page)).toBe("Accedi");
  });

  itEach(
    [["a wide typeface", { ...phone, face: "wide" }]],
    [
      ["the narrowest column", { viewport: { width: 240, height: 640 } }],
      ["200 % zoom of a phone", { viewport: { width: 320, height: 400 } }],
      ["forced colours", { ...phone, forcedColors: "active" }],
    ],
  )("shows all its content with %s", async (_, options) => {
    const page = await openOnPhone(options);
    await openMenu(page);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await axeViolations(page)).toEqual([]);
    const problems = await headerParts(page).menu.evaluate((menu) => {
      const box = menu.getBoundingClientRect();
      const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(menu);
      const outside = [...menu.children].filter((child) => {
        const { left, right, bottom } = child.getBoundingClientRect();
        return left < box.left || right > box.right || bottom > box.bottom;
      });
      return [
        ...outside.map(({ className }) => className),
        ...(borderTopStyle === "solid" && borderTopColor !== backgroundColor ? [] : ["no edge"]),
        ...(box.left < 0 || box.right > innerWidth ? ["beyond the window"] : []),
      ];
    });
    expect(problems).toEqual([]);
  });
});

describe("the operator's deposit link (H6)", () => {
  const withDeposit = fullHeader.replace("conto<", '<a slot="deposit" href="/ricarica">Ricarica</a><');

  async function openAs(player: string, width: number): Promise<Page> {
    site.sandbox.page("/test/deposit", {
      body: `<main><h1>Prova</h1>${withDeposit}<p id="below">sotto</p>${modalMarkup}</main>`,
    });
    const { page } = await site.newPage({ viewport: { width, height: 640 } });
    await giveCookies(page, site, cookiesOfPlayer(site, player));
    await page.goto(`${site.sandbox.siteUrl}/test/deposit`);
    await headerAndModal(page).inState("ready");
    return page;
  }

  itEach([320], [390, 1280])(
    "is next to the balance without changing the header's height at %d px",
    async (width) => {
      const page = await openAs("giulia", width);
      const link = page.getByRole("link", { name: "Ricarica" });
      await link.waitFor();
      expect((await headerParts(page).header.boundingBox())?.height).toBe(70);
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect(await scrollsSideways(page)).toBe(false);
    },
  );

  itEach(["marco"], ["anna"])(
    "is not shown to %s, who is self-excluded or in a game pause",
    async (player) => {
      const page = await openAs(player, 1280);
      await expect
        .poll(() => site.sandbox.model.journal.entries().some(({ path }) => /limit|exclu|gaming/i.test(path)))
        .toBe(true);
      await expect.poll(() => page.getByRole("link", { name: "Ricarica" }).isVisible()).toBe(false);
    },
  );
});
