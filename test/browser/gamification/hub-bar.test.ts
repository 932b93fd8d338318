import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { painted } from "../support/account";
import { settleAnimations } from "../support/animations";
import { axeViolations } from "../support/axe";
import { openPanel } from "../support/panels";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";
import { setVisitorStyle, splitWords, textProblems } from "../support/text-fit";
import {
  currentEntry,
  entry,
  entryNames,
  focusedEntry,
  hub,
  markup,
  openHub,
  panel,
  sectionList,
  sectionReady,
  sheet,
  tag,
  todayReady,
} from "./hub-page";

const site = useTestSite();

/** `scroll-padding` of the demo site, below its header, pixels. */
const start = 72;

const phone = { width: 390, height: 844 };

async function openAt(width: number, hash = "", player: string | undefined = "giulia") {
  const visit = await openHub(site, player, hash);
  await visit.page.setViewportSize({ width, height: 844 });
  return visit;
}

/** Visible entries of the list, with their positions in the viewport. */
const entryBoxes = (page: Page) =>
  hub(page)
    .locator(".sections .section:visible")
    .evaluateAll((all) =>
      all.map((each) => {
        const { top, left, width, height } = each.getBoundingClientRect();
        return { top: Math.round(top), left: Math.round(left), width, height };
      }),
    );

describe("the list of the sections", () => {
  it("is one row of five slots on a phone, and one column with groups if there is space", async () => {
    const { page } = await openAt(390);
    await todayReady(page);
    expect(await entryNames(page)).toEqual(["Oggi", "Gioca", "Sfide", "Classifica", "Altro"]);
    const boxes = await entryBoxes(page);
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    const challenges = hub(page).getByRole("list", { name: "Sfide" });
    for (const width of [820, 1280, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expect
        .poll(() => entryNames(page), { message: `${width} px` })
        .toEqual([
          "Oggi",
          "Gioca",
          "Traguardi",
          "Tornei",
          "Missioni",
          "Classifica",
          "Premi",
          "Avvisi di gioco",
          "In palio",
          "Giochi validi",
          "Regole",
          "Agenda",
          "Impostazioni",
        ]);
      const column = await entryBoxes(page);
      expect(new Set(column.map(({ left }) => left)).size, `${width} px`).toBe(1);
      for (const { height } of column) expect(height, `${width} px`).toBeGreaterThanOrEqual(44);
      expect(await challenges.getByRole("button", { name: "Missioni" }).count(), `${width} px`).toBe(1);
    }
  });

  it("closes its sheet when the visitor goes back", async () => {
    const { page } = await openAt(390);
    await entry(page, "Gioca").click();
    await expect.poll(() => currentEntry(page)).toBe("Gioca");
    await entry(page, "Sfide").click();
    await expect.poll(() => currentEntry(page)).toBe("Sfide");
    await entry(page, "Altro").click();
    await sheet(page).waitFor();
    await page.goBack();
    await sheet(page).waitFor({ state: "detached" });
    expect(await currentEntry(page)).toBe("Gioca");
  });

  it("marks the open section by more than its colour, even with forced colours", async () => {
    const { page } = await openPanel(site, markup, "giulia", { forcedColors: "active", viewport: phone });
    await todayReady(page);
    const line = (name: string) =>
      entry(page, name).evaluate((element) => getComputedStyle(element, "::after").backgroundColor);
    expect(await line("Oggi")).not.toBe(await line("Sfide"));
  });

  it("does not cover the focused element", slow, async () => {
    const { page } = await openPanel(site, markup, "giulia", { viewport: { width: 390, height: 700 } });
    await entry(page, "Sfide").click();
    await sectionReady(page, "achievements");
    await panel(page).focus();
    for (let count = 0; count < 12; count += 1) {
      await page.keyboard.press("Tab");
      const overlap = await hub(page).evaluate((host) => {
        let focused: Element | null | undefined = host.shadowRoot?.activeElement;
        while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
        const top = host.shadowRoot?.querySelector(".sections")?.getBoundingClientRect().top ?? 0;
        return focused?.closest(".hub-panel, .entity") ? focused.getBoundingClientRect().bottom - top : 0;
      });
      expect(overlap).toBeLessThanOrEqual(0);
    }
  });
});

describe("links of earlier releases", () => {
  itEach(
    [
      ["tornei--com-autunno", "Sfide", "Tornei"],
      ["messaggi", "Altro", "Avvisi di gioco"],
    ],
    [
      ["traguardi", "Sfide", "Traguardi"],
      ["classifica", "Classifica", "Classifica"],
      ["instant-win", "Gioca", "Giochi istantanei"],
      ["premi", "Altro", "Premi"],
      ["missioni", "Sfide", "Missioni"],
      ["in-palio", "Altro", "In palio"],
      ["prodotti", "Altro", "Giochi validi"],
      ["regole", "Altro", "Regole"],
      ["agenda", "Altro", "Agenda"],
      ["oggi", "Oggi", "Oggi"],
    ],
  )("open %s in the slot %s", async (link, slot, heading) => {
    const { page } = await openAt(390, `#vetrina-${link}`);
    await expect.poll(() => currentEntry(page)).toBe(slot);
    await hub(page).getByRole("region", { name: heading, exact: true }).waitFor();
  });
});

describe("the slot “Sfide”", () => {
  it("opens the first challenge with chips for the others, and later reopens the most recently opened one", async () => {
    const { page } = await openAt(390);
    await entry(page, "Sfide").click();
    await sectionReady(page, "achievements");
    const chips = hub(page).getByRole("navigation", { name: "Sfide" });
    expect(await chips.getByRole("button", { name: "Traguardi" }).getAttribute("aria-current")).toBe("page");
    await chips.getByRole("button", { name: "Missioni" }).click();
    await sectionReady(page, "missions");
    expect(await currentEntry(page)).toBe("Sfide");
    await entry(page, "Oggi").click();
    await todayReady(page);
    expect(await chips.count()).toBe(0);
    await entry(page, "Sfide").click();
    await sectionReady(page, "missions");
  });
});

describe("the slot “Altro”", () => {
  it("opens a dialog with counts, sections and the opt-out, and closes the dialog on Esc or the choice of a section", async () => {
    const { page } = await openAt(390);
    await todayReady(page);
    await entry(page, "Altro").focus();
    await page.keyboard.press("Enter");
    await sheet(page).getByRole("heading", { name: "Altro" }).waitFor();
    await settleAnimations(page);
    expect(await axeViolations(page)).toEqual([]);
    const numberIn = async (name: string) =>
      Number(await sheet(page).getByRole("button", { name }).locator(".count").innerText());
    const sum = (await numberIn("Premi")) + (await numberIn("Avvisi di gioco"));
    expect(sum).toBeGreaterThan(2);
    await page.keyboard.press("Escape");
    await sheet(page).waitFor({ state: "detached" });
    expect(await focusedEntry(page)).toBe("Altro");
    expect(await entry(page, `Altro ${sum}`).count(), "the sum of awards and notices").toBe(1);
    await page.keyboard.press("Enter");
    await sheet(page).getByRole("button", { name: "Regole" }).press("Enter");
    await sectionReady(page, "rules");
    expect(await panel(page).evaluate((element) => element.matches(":focus"))).toBe(true);
    expect(await currentEntry(page)).toBe("Altro");

    await entry(page, "Altro").click();
    const choice = sheet(page).getByRole("switch", { name: "Mostra tornei, traguardi e premi" });
    await choice.click();
    await page.locator(`${tag}[data-state="opted-out"]`).waitFor();
    expect(await choice.getAttribute("aria-checked")).toBe("false");
    expect(await sheet(page).getByRole("list").count(), "sections after the opt-out").toBe(0);
    await choice.click();
    await sheet(page).getByRole("button", { name: "Premi" }).waitFor();
  });
});

describe("scrolling in the hub", () => {
  /** Distance of the section's heading, or of what is above it, from the top of the viewport. */
  const startOf = (page: Page) =>
    hub(page)
      .locator(".hub-start")
      .evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const bottomOfBar = async (page: Page) => {
    const box = await sectionList(page).boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  const scrollTo = async (page: Page, top: number) => {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
    await painted(page);
  };

  async function openLong() {
    const { page } = await openAt(390, "#vetrina-traguardi");
    await sectionReady(page, "achievements");
    await panel(page)
      .getByRole("button", { name: /^Mostra di più/ })
      .click();
    await panel(page).getByRole("article").nth(15).waitFor();
    await scrollTo(page, 1600);
    return page;
  }

  it("shows a section from its start, even below a header, and keeps the bar at the bottom", async () => {
    const page = await openLong();
    expect(await bottomOfBar(page)).toBe(phone.height);
    await entry(page, "Sfide").click();
    expect([await currentEntry(page), await startOf(page)], "the open section").toEqual(["Sfide", start]);
    await scrollTo(page, 1600);
    await entry(page, "Classifica").click();
    await sectionReady(page, "leaderboard");
    expect(await startOf(page)).toBe(start);
    expect(await bottomOfBar(page)).toBe(phone.height);
    await entry(page, "Oggi").click();
    await todayReady(page);
    expect([await startOf(page), await bottomOfBar(page)]).toEqual([start, phone.height]);

    await entry(page, "Sfide").click();
    await sectionReady(page, "achievements");
    await scrollTo(page, 1600);
    await page.evaluate(() => {
      const header = document.createElement("header");
      header.style.cssText =
        "position: fixed; z-index: 20; inset: 0 0 auto; block-size: 96px; background: #fff";
      document.body.append(header);
    });
    await entry(page, "Gioca").click();
    await sectionReady(page, "instant-win");
    expect(await startOf(page), "below the header").toBe(96 + 8);
  });

  it("returns to the previous position in a section, both by the bar and by the history", async () => {
    const page = await openLong();
    const before = await startOf(page);
    await entry(page, "Oggi").click();
    await todayReady(page);
    expect(await startOf(page)).toBe(start);
    await entry(page, "Sfide").click();
    await sectionReady(page, "achievements");
    expect(await startOf(page)).toBe(before);
    await page.goBack();
    await expect.poll(() => currentEntry(page)).toBe("Oggi");
    await expect.poll(() => startOf(page)).toBe(start);
    await page.goBack();
    await sectionReady(page, "achievements");
    await expect.poll(() => startOf(page)).toBe(before);
  });

  it("keeps the bar above the pinned row of the leaderboard", slow, async () => {
    const { page } = await openAt(320, "#vetrina-classifica");
    await page.setViewportSize({ width: 320, height: 568 });
    await sectionReady(page, "leaderboard");
    for (let top = 0; top <= 800; top += 40) {
      await scrollTo(page, top);
      const hit = await hub(page).evaluate((host) => {
        const box = host.shadowRoot?.querySelector(".slots")?.getBoundingClientRect() as DOMRect;
        const place = host.shadowRoot?.elementFromPoint(box.left + box.width / 2, box.top + 4);
        return box.top + 4 < innerHeight ? place?.closest(".sections") !== null : true;
      });
      expect(hit, `scrolled to ${top}`).toBe(true);
    }
  });

  it("does not move a section whose start is visible", slow, async () => {
    const { page } = await openAt(390);
    await todayReady(page);
    const before = await startOf(page);
    expect(before).toBeGreaterThan(100);
    await entry(page, "Classifica").click();
    await sectionReady(page, "leaderboard");
    expect(await startOf(page)).toBe(before);
  });

  it("brings the linked entity into view, and makes its card flash once without a frame around the section", async () => {
    const { page } = await openAt(390, "#vetrina-tornei--com-autunno");
    const card = panel(page).getByRole("article", { name: "Torneo d’autunno" });
    await card.waitFor();
    expect(await card.evaluate((element) => getComputedStyle(element).animationName)).toBe("hub-flash");
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await card.evaluate((element) => getComputedStyle(element).animationName)).toBe("none");
    const { y = 0, height = phone.height } = (await card.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(56);
    expect(y + height).toBeLessThan(phone.height - 56);
    expect(await panel(page).evaluate((element) => element.matches(":focus"))).toBe(true);
    expect(await panel(page).evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("none");
  });
});

describe("text of the hub", () => {
  itEach(["oggi", "agenda"], ["traguardi", "premi", "messaggi"])(
    "is not split or cut in %s at 320 px with a root font size of 200 %",
    async (section) => {
      const { page } = await openAt(320, `#vetrina=${section}`);
      await setVisitorStyle(page, "html { font-size: 200% }");
      await hub(page).getByText("Livello Argento").waitFor();
      await panel(page).locator("article, .end, .tile").first().waitFor();
      await setVisitorStyle(page, "html { font-size: 200% }");
      await settleAnimations(page);
      await painted(page);
      expect(await splitWords(page, "vetrina-gamification-hub")).toEqual([]);
      expect(await textProblems(page, "vetrina-gamification-hub")).toEqual([]);
    },
  );

  itEach([[240, ""]], [[320, "?face=wide"]])(
    "fits in the bar and in Oggi at %d px (%s)",
    async (width, query) => {
      const { page } = await openHub(site, "giulia");
      await page.setViewportSize({ width, height: 844 });
      if (query) await page.goto(`${site.sandbox.siteUrl}/gamification${query}`);
      await todayReady(page);
      await settleAnimations(page);
      expect(await splitWords(page, tag)).toEqual([]);
      expect(await textProblems(page, tag)).toEqual([]);
      await entry(page, "Altro").click();
      await settleAnimations(page);
      expect(await textProblems(page, tag)).toEqual([]);
    },
  );
});
