import { describe, expect, it } from "vitest";
import { pages } from "../../../sandbox/server/site/pages";
import { axeViolations } from "../support/axe";
import { scrollsSideways } from "../support/layout";
import { useTestSite } from "../support/site";

const site = useTestSite();

/** Pages for developers, to which players' pages have no link. */
const forDevelopers = ["/gamification/pannelli", "/gamification/sviluppo"];

const paths = [...pages.keys()].filter(
  (path) => path.startsWith("/gamification/") && !forDevelopers.includes(path),
);

describe("the short pages of the gamification panels", () => {
  it.each(paths)("mark %s as the current page in the navigation, and link to the hub", async (path) => {
    const { page } = await site.visit(path);
    const main = page.getByRole("navigation", { name: "Principale" });
    expect(await main.locator("[aria-current]").allInnerTexts()).toEqual(["Tornei"]);
    expect(await main.locator("[aria-current]").getAttribute("aria-current")).toBe("true");
    const pagesOfHub = page.getByRole("navigation", { name: "Tornei e premi" });
    const current = pagesOfHub.locator('[aria-current="page"]');
    expect(new URL((await current.getAttribute("href")) ?? "", page.url()).pathname).toBe(path);
    await pagesOfHub.getByRole("link", { name: "Area premi" }).click();
    await page.locator("vetrina-gamification-hub").waitFor();
    expect(new URL(page.url()).pathname).toBe("/gamification");
  });

  it("show which link is the current one, even with forced colours", async () => {
    for (const forcedColors of ["none", "active"] as const) {
      const { page } = await site.visit("/gamification/regole");
      await page.emulateMedia({ forcedColors });
      const looks = await page
        .getByRole("navigation", { name: "Tornei e premi" })
        .getByRole("link")
        .evaluateAll((links) =>
          links.map((link) => [link.hasAttribute("aria-current"), getComputedStyle(link).borderTopWidth]),
        );
      for (const [isCurrent, width] of looks) expect(width, forcedColors).toBe(isCurrent ? "2px" : "1px");
    }
  });

  it.each([640, 768, 900, 1024, 1249, 1250, 1280, 1440])(
    "have at least two links in each row at a width of %d px",
    async (width) => {
      const { page } = await site.visit("/gamification/sviluppo");
      await page.setViewportSize({ width, height: 900 });
      const tops = await page
        .getByRole("navigation", { name: "Tornei e premi" })
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().bottom)));
      const rows = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
      expect(Math.min(...rows)).toBeGreaterThan(1);
      expect(await scrollsSideways(page)).toBe(false);
    },
  );

  it("link to each other, and do not scroll sideways at any width", async () => {
    const { page } = await site.visit("/gamification/messaggi");
    const links = page.getByRole("navigation", { name: "Tornei e premi" }).getByRole("link");
    const targets = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    expect(targets.sort()).toEqual(["/gamification", ...paths].sort());
    for (const width of [240, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await scrollsSideways(page), `${width} px`).toBe(false);
    }
    expect(await axeViolations(page)).toEqual([]);
  });
});
