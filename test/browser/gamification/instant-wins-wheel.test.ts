import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";
import { openGame, tag, wheel } from "./instant-wins";

const site = useTestSite();

const long = `${"Un premio con un testo molto lungo ".repeat(9)}`.padEnd(330, "x");

/** Gives the demo's wheel sections with these texts. */
function writeSections(texts: readonly string[]) {
  site.sandbox.model.gamification.space.update((state) => ({
    ...state,
    instantWins: state.instantWins.map((each) =>
      each.id === wheel
        ? {
            ...each,
            tiles: texts.map((text, index) => ({
              icon: "",
              iconLink: "",
              text: `<p>${text}</p>`,
              probability: 0,
              background: "#f2f4f7",
              location: { row: 1, col: index + 1 },
              contraints: index === 1 ? ["isVerticallyText"] : [],
            })),
          }
        : each,
    ),
  }));
}

const legend = (page: Page) => page.locator(tag).getByRole("list", { name: "Che cosa può uscire" });

/** Visible labels: whether each is in its section, and whether its text is cut. */
const readLabels = (page: Page, count: number) =>
  page
    .locator(tag)
    .locator(".label:visible")
    .evaluateAll((boxes, sections) => {
      const half = Math.PI / sections;
      return boxes.map((box) => {
        const { offsetLeft, offsetTop, offsetWidth, offsetHeight, offsetParent } = box as HTMLElement;
        const radius = (offsetParent as HTMLElement).offsetWidth / 2;
        // Coordinates from the wheel's centre upwards, because the section is rotated but its offsets are
        // not.
        const corners = [offsetLeft, offsetLeft + offsetWidth].flatMap((x) =>
          [offsetTop, offsetTop + offsetHeight].map((y) => [x - radius, radius - y] as const),
        );
        const text = box.firstElementChild as HTMLElement;
        return {
          isInside: corners.every(
            ([x, y]) => Math.hypot(x, y) <= radius && Math.abs(Math.atan2(x, y)) <= half + 0.02,
          ),
          isCut: text.scrollHeight > text.clientHeight + 1 || text.offsetHeight > offsetHeight,
        };
      });
    }, count);

const uncut = { isInside: true, isCut: false };

describe("the sections of a wheel (G8)", () => {
  itEach(
    [["usual", 6, 390, "Nessun premio"]],
    [
      ["usual", 2, 390, "Buono da 20 euro per il casinò"],
      ["usual", 4, 390, "Buono da 20 euro"],
      ["usual", 8, 1280, "Nessun premio"],
      ["usual", 12, 1280, "5 €"],
      ["wide", 6, 390, "Nessun premio"],
      ["wide", 8, 1280, "Nessun premio"],
    ],
  )(
    "show their whole texts, without a legend: %s typeface, %i sections, %i px",
    async (face, count, width, text) => {
      writeSections(Array.from({ length: count }, (_, index) => (index === 0 ? "5 €" : text)));
      const { page } = await openGame(
        site,
        wheel,
        face === "wide" ? 'style="font-family: DejaVu Sans"' : "",
        {
          viewport: { width, height: 844 },
        },
      );
      await page.locator(tag).locator(".label:visible").first().waitFor();
      expect(await readLabels(page, count)).toEqual(Array.from({ length: count }, () => uncut));
      expect(await legend(page).isVisible()).toBe(false);
    },
  );

  it("show numbers and a legend that explains them if a text does not fit", async () => {
    writeSections([long, "Nessun premio", "5 €", "Nessun premio"]);
    const { page } = await openGame(site, wheel);
    await legend(page).waitFor();
    const numbers = page.locator(tag).locator(".number:visible");
    await expect.poll(() => numbers.allInnerTexts()).toEqual(["1", "2", "3", "2"]);
    expect(await page.locator(tag).locator(".label:visible").count()).toBe(0);
    const items = await legend(page).getByRole("listitem").allInnerTexts();
    expect(items.map((item) => item.replace(/\s+/g, " "))).toEqual([`1 ${long}`, "2 Nessun premio", "3 5 €"]);
    // The disclosure is hidden, because the legend already lists the prizes.
    expect(await page.locator(tag).getByText("Che cosa può uscire").isVisible()).toBe(false);
  });

  itEach([240], [280, 320])(
    "show numbers and a legend if the wheel is narrower than 260 px, in a viewport of %i px",
    async (width) => {
      const { page } = await openGame(site, wheel, "", { viewport: { width, height: 844 } });
      await legend(page).waitFor();
      await expect
        .poll(() => page.locator(tag).locator(".number:visible").allInnerTexts())
        .toEqual(["1", "2", "3", "2", "4", "2"]);
      expect(await legend(page).getByRole("listitem").count()).toBe(4);
    },
  );

  it(
    "turn only the labels in the lower half of the wheel, so that no label is upside down at rest",
    slow,
    async () => {
      const { page } = await openGame(site, wheel);
      const turned = page.locator(tag).locator(".sector");
      await turned.first().waitFor({ state: "attached" });
      expect(await turned.evaluateAll((all) => all.map((each) => each.hasAttribute("data-turned")))).toEqual([
        false,
        false,
        true,
        true,
        false,
        false,
      ]);
    },
  );
});
