import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { focused, painted } from "../support/account";
import { settleAnimations } from "../support/animations";
import { closeDetails, openReceipt, placeOf, unfoldClosed } from "../support/cards";
import { pauseClock } from "../support/clock";
import { gapiCalls } from "../support/gamification-panels";
import { inState, openPanel } from "../support/panels";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";

const site = useTestSite();

const panels = ["achievements", "competitions", "missions", "awards"].map((name) => `vetrina-${name}`);
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

describe("the cards of achievements, competitions, missions and awards", () => {
  it.each(panels)("are at most 168 px high on a phone: %s", async (tag) => {
    const { page } = await openReady(tag);
    const fold = page.locator(tag).locator(".closed-items");
    if ((await fold.count()) > 0) await unfoldClosed(page.locator(tag));
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
    expect(heights.filter(([, height]) => height > 168)).toEqual([]);
  });

  it.each([
    ["vetrina-achievements", "Dieci mani al tavolo"],
    ["vetrina-competitions", "Torneo d’autunno"],
    ["vetrina-missions", "Il giro del casinò"],
    ["vetrina-awards", "10 giri sulle slot"],
  ])("open their details with a press anywhere, and Esc returns the focus: %s", async (tag, name) => {
    const { page } = await openReady(tag);
    const own = card(page, tag, name);
    const { width = 0, height = 0 } = (await own.boundingBox()) ?? {};
    await own.click({ position: { x: width - 4, y: height / 3 } });
    const details = page.getByRole("dialog", { name });
    await details.waitFor();
    expect(await details.getAttribute("data-place")).toBe("details");
    await closeDetails(details);
    expect(await focused(page)).toBe(name);
  });

  it("begin with the first row, and the button that shows all gives its focus to the list", async () => {
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

describe("the order of the cards", () => {
  it("is by what a player can do and by the soonest end, and what is over is folded", async () => {
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
    await summary.press("Enter");
    expect((await names()).slice(open.length)).toEqual([
      "Torneo di settembre",
      "Torneo di agosto",
      "Torneo di luglio",
      "Torneo del mattino",
      "Torneo a ottanta posti",
    ]);
  });

  it("are not folded in a list of finished ones only", async () => {
    const tag = "vetrina-competitions";
    const { page } = await openReady(tag, `<${tag} data-limit="9" data-status="finished"></${tag}>`);
    expect(await cards(page, tag).count()).toBe(3);
    expect(await page.locator(tag).locator(".closed-items").count()).toBe(0);
  });
});

describe("joining", () => {
  itEach(
    [
      ["vetrina-achievements", "Esploratore del catalogo", 390],
      ["vetrina-competitions", "Coppa dei tavoli", 390],
      ["vetrina-missions", "Tre sale del bingo", 390],
    ],
    [
      ["vetrina-achievements", "Esploratore del catalogo", 1280],
      ["vetrina-competitions", "Coppa dei tavoli", 1280],
      ["vetrina-missions", "Tre sale del bingo", 1280],
    ],
  )(
    "neither moves nor resizes the card, nor does leaving: %s, “%s”, %d px wide",
    async (tag, name, width) => {
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
    },
  );

  it("has a receipt that copies id and time, which is in UTC", async () => {
    const tag = "vetrina-competitions";
    const { page } = await openReady(tag);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write", "local-network-access"]);
    const own = card(page, tag, "Coppa dei tavoli");
    await own.getByRole("button", { name: /^Partecipa/ }).click();
    const receipt = await openReceipt(own);
    await receipt.getByText(/^\d+º? \p{L}+ \d{4}, ore \d\d:\d\d$/u).waitFor();
    await receipt.getByRole("button", { name: "Copia il riferimento: Coppa dei tavoli" }).click();
    await receipt.getByText("Riferimento copiato.").waitFor();
    const [id, time = ""] = (await page.evaluate(() => navigator.clipboard.readText())).split(" ");
    expect(id).toBe("com-coppa");
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    // The platform's clock, within a minute of ours: the site's time zone would be an hour off.
    expect(Math.abs(Date.parse(time) - Date.now())).toBeLessThan(60_000);
  });
});

describe("after leaving", () => {
  const tag = "vetrina-achievements";
  const name = "Dieci mani al tavolo";

  /** Leaves while the page's clock stands still. */
  async function leave() {
    const { page } = await openReady(tag);
    await page.clock.install();
    await page.reload();
    await inState(page, tag, "ready");
    await pauseClock(page);
    const own = card(page, tag, name);
    await own.getByRole("button", { name: `Lascia: ${name}` }).click();
    await own.getByText("Non partecipi più.").waitFor();
    return { page, own, undo: own.getByRole("button", { name: `Annulla: ${name}` }) };
  }

  it("“Annulla” joins again within 6 s", async () => {
    const { page, own, undo } = await leave();
    await page.clock.runFor(5999);
    await undo.click();
    await own.getByText("Sei dentro.").waitFor();
    await own.getByRole("button", { name: `Lascia: ${name}` }).waitFor();
    expect(await undo.count()).toBe(0);
    expect(writes()).toHaveLength(2);
  });

  it("a double tap on “Annulla” does not open the details behind it", async () => {
    const { page, own, undo } = await leave();
    await undo.dblclick();
    await own.getByText("Sei dentro.").waitFor();
    expect(await page.locator(`${tag} dialog[open]`).count()).toBe(0);
  });

  it("“Annulla” stays while it has the focus", async () => {
    const { page, own, undo } = await leave();
    await undo.focus();
    await page.clock.runFor(6000);
    expect(await undo.count()).toBe(1);
    await page.keyboard.press("Enter");
    await own.getByText("Sei dentro.").waitFor();
    expect(writes()).toHaveLength(2);
  });

  it("“Annulla” is gone after 6 s, and leaves “Partecipa”", async () => {
    const { page, own, undo } = await leave();
    await undo.waitFor();
    await page.clock.runFor(6000);
    await undo.waitFor({ state: "detached" });
    await own.getByText("Non partecipi più.").waitFor();
    await own.getByRole("button", { name: `Partecipa: ${name}` }).waitFor();
    expect(writes()).toHaveLength(1);
  });
});
