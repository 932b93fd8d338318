import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { focused, painted } from "../support/account";
import { settleAnimations } from "../support/animations";
import { closeDetails, placeOf, unfoldClosed } from "../support/cards";
import { pauseClock } from "../support/clock";
import { gapiCalls } from "../support/gamification-panels";
import { inState, openPanel } from "../support/panels";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";

const site = useTestSite();

const withAll = (tag: string) =>
  `<${tag} data-limit="100" data-status="all" data-lifecycle="all">${tag}</${tag}>`;

const cards = (page: Page, tag: string) => page.locator(tag).getByRole("article");
const card = (page: Page, tag: string, name: string) =>
  page.locator(tag).getByRole("article", { name, exact: true });
const writes = () => gapiCalls(site).filter((call) => call === "manageOptin");

async function openReady(tag: string, markup = withAll(tag), width = 390) {
  const opened = await openPanel(site, markup, "giulia", { viewport: { width, height: 844 } });
  await inState(opened.page, tag, "ready");
  return opened;
}

/**
 * Opens the details of a card with a press next to its texts. Expects that Esc closes them and returns the
 * focus.
 */
async function checkPress(page: Page, tag: string, name: string) {
  const own = card(page, tag, name);
  const { width = 0, height = 0 } = (await own.boundingBox()) ?? {};
  await own.click({ position: { x: width - 4, y: height / 3 } });
  const details = page.getByRole("dialog", { name });
  await details.waitFor();
  expect(await details.getAttribute("data-place")).toBe("details");
  await closeDetails(details);
  expect(await focused(page), "after Esc").toBe(name);
}

async function checkHeights(page: Page, tag: string) {
  const heights = await cards(page, tag).evaluateAll((all) =>
    all.map(
      (each) =>
        [
          each.querySelector("h3")?.textContent ?? "",
          Math.round(each.getBoundingClientRect().height),
        ] as const,
    ),
  );
  expect(heights.length).toBeGreaterThan(3);
  expect(
    heights.filter(([, height]) => height > 168),
    "heights",
  ).toEqual([]);
}

describe("the cards of achievements, competitions, missions and awards", () => {
  it.each([
    ["vetrina-achievements", "Dieci mani al tavolo"],
    ["vetrina-missions", "Il giro del casinò"],
    ["vetrina-awards", "10 giri sulle slot"],
  ])(
    "open their details with a press anywhere, and are at most 168 px high on a phone: %s",
    async (tag, name) => {
      const { page } = await openReady(tag);
      await checkPress(page, tag, name);
      const fold = page.locator(tag).locator(".closed-items");
      if ((await fold.count()) > 0) await unfoldClosed(page.locator(tag));
      await checkHeights(page, tag);
    },
  );

  it("are sorted by the player's possible action and the soonest end, and finished ones are folded", async () => {
    const tag = "vetrina-competitions";
    const { page } = await openReady(tag);
    const names = () => cards(page, tag).locator("h3").allInnerTexts();
    const open = [
      "Torneo d’autunno",
      "Coppa dei tavoli",
      "Slot lampo",
      "Torneo della sera",
      "Lega del poker",
      "Torneo di Natale",
      "Torneo del livello Oro",
    ];
    expect(await names()).toEqual(open);
    const summary = page.locator(tag).locator(".closed-items > summary");
    expect(await summary.getAttribute("aria-label")).toBe("Non più aperti (5): Tornei");
    await checkPress(page, tag, "Torneo d’autunno");
    await summary.press("Enter");
    expect((await names()).slice(open.length)).toEqual([
      "Torneo di settembre",
      "Torneo di agosto",
      "Torneo di luglio",
      "Torneo del mattino",
      "Torneo a ottanta posti",
    ]);
    await checkHeights(page, tag);
  });

  it("show only the first row at first, and get the focus when a button shows all cards", async () => {
    const tag = "vetrina-achievements";
    const { page } = await openReady(tag, `<${tag}></${tag}>`);
    expect(await cards(page, tag).count()).toBe(1);
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect.poll(() => cards(page, tag).count()).toBe(3);
    await page
      .locator(tag)
      .getByRole("button", { name: /^Mostra tutto \(\d+\): Traguardi$/ })
      .press("Enter");
    await expect.poll(() => cards(page, tag).count()).toBeGreaterThan(3);
    const list = await page.locator(tag).evaluate((host) => host.shadowRoot?.activeElement?.className);
    expect(list).toBe("entities");
  });
});

describe("joining or leaving", () => {
  itEach(
    [["vetrina-achievements", "Esploratore del catalogo", 390]],
    [
      ["vetrina-competitions", "Coppa dei tavoli", 390],
      ["vetrina-missions", "Tre sale del bingo", 390],
      ["vetrina-achievements", "Esploratore del catalogo", 1280],
      ["vetrina-competitions", "Coppa dei tavoli", 1280],
      ["vetrina-missions", "Tre sale del bingo", 1280],
    ],
  )("does not move or resize the card: %s, “%s”, %d px wide", async (tag, name, width) => {
    const { page } = await openReady(tag, withAll(tag), width);
    const own = card(page, tag, name);
    const before = await placeOf(own);
    await own.getByRole("button", { name: `Partecipa: ${name}` }).click();
    await own.getByText(/^Sei dentro\./).waitFor();
    await own.getByRole("button", { name: `Lascia: ${name}` }).waitFor();
    await settleAnimations(page);
    await painted(page);
    expect(await placeOf(own)).toEqual(before);
    await own.getByRole("button", { name: `Lascia: ${name}` }).click();
    await own.getByRole("button", { name: `Annulla: ${name}` }).waitFor();
    await painted(page);
    expect(await placeOf(own)).toEqual(before);
  });
});

describe("the button “Annulla” after leaving", () => {
  const tag = "vetrina-achievements";
  const name = "Dieci mani al tavolo";

  it("rejoins even on a double tap, and disappears after 6 s, or later while it has the focus", async () => {
    const { page } = await openReady(tag);
    await page.clock.install();
    await page.reload();
    await inState(page, tag, "ready");
    await pauseClock(page);
    const own = card(page, tag, name);
    const undo = own.getByRole("button", { name: `Annulla: ${name}` });
    let before = 0;
    const leave = async () => {
      before = writes().length;
      await own.getByRole("button", { name: `Lascia: ${name}` }).click();
      await own.getByText("Non partecipi più.").waitFor();
      await undo.waitFor();
    };
    const hasJoined = async (how: string) => {
      await own.getByText("Sei dentro.").waitFor();
      await own.getByRole("button", { name: `Lascia: ${name}` }).waitFor();
      expect(await undo.count(), how).toBe(0);
      expect(writes().length - before, how).toBe(2);
    };

    await leave();
    await page.clock.runFor(5999);
    await undo.click();
    await hasJoined("within 6 s");

    await leave();
    await undo.dblclick();
    await hasJoined("double tap");
    expect(await page.locator(`${tag} dialog[open]`).count(), "details behind it").toBe(0);

    await leave();
    await undo.focus();
    await page.clock.runFor(6000);
    expect(await undo.count(), "focus").toBe(1);
    await page.keyboard.press("Enter");
    await hasJoined("focus");

    await leave();
    await page.clock.runFor(6000);
    await undo.waitFor({ state: "detached" });
    await own.getByText("Non partecipi più.").waitFor();
    await own.getByRole("button", { name: `Partecipa: ${name}` }).waitFor();
    expect(writes().length - before, "gone").toBe(1);
  });
});
