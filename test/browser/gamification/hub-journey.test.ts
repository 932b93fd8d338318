import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { gapiCalls } from "../support/gamification-panels";
import { useTestSite } from "../support/site";
import { focusedTab, hub, panel, sectionReady, selectedTab } from "./hub-page";
import { countConnects, outageTime, prepareVisit } from "./journey-page";

const site = useTestSite();

const award = "awa-da-riscattare";
const claims = () => gapiCalls(site).filter((call) => call === "claimAwards").length;

interface Step {
  readonly page: Page;
  readonly isOutage: boolean;
  /** What happens in the middle of each step: nothing, or the broker is away for 3 s. */
  middle(): Promise<void>;
}

/** Presses a key until the tab has the focus; the tabs have the focus already. */
async function reachTab(page: Page, name: string) {
  for (let count = 0; count < 12 && (await focusedTab(page)) !== name; count += 1)
    await page.keyboard.press("ArrowRight");
  expect(await focusedTab(page)).toBe(name);
}

/** Presses Tab or Shift+Tab until a control inside the hub, or inside a section, has the focus. */
async function reach(page: Page, name: RegExp, key: "Tab" | "Shift+Tab" = "Tab") {
  const focusedName = () =>
    hub(page).evaluate((host) => {
      let focused = host.shadowRoot?.activeElement;
      while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      return focused ? (focused.getAttribute("aria-label") ?? focused.textContent) : "";
    });
  for (let count = 0; count < 60; count += 1) {
    if (name.test(await focusedName())) return;
    await page.keyboard.press(key);
  }
  expect(await focusedName()).toMatch(name);
}

/** The journey. A step of a section that another element brings goes between these. */
const steps: Readonly<Record<string, (step: Step) => Promise<void>>> = {
  async "open the hub by a link to an award"({ page, middle }) {
    await expect.poll(() => gapiCalls(site)).toContain("getAwards");
    await middle();
    await sectionReady(page, "awards");
    expect(await selectedTab(page)).toBe("Premi");
    await expect.poll(() => panel(page).getByRole("article").count()).toBe(1);
  },

  async "claim the award, once"({ page, middle, isOutage }) {
    await reach(page, /^Riscuoti: /);
    // The platform executes the request, and its reply is lost.
    if (isOutage) site.sandbox.fault({ match: "/gapi/claimAwards", drop: true, times: 1 });
    await page.keyboard.press("Enter");
    await expect.poll(claims).toBe(1);
    await middle();
    await panel(page)
      .getByText(/^Riscosso alle \d\d:\d\d\.$/)
      .waitFor({ timeout: 30_000 });
    expect(claims()).toBe(1);
  },

  async "download the agenda"({ page, middle }) {
    await reach(page, /^Premi\d*$/, "Shift+Tab");
    await reachTab(page, "Agenda");
    await page.keyboard.press("Enter");
    await panel(page).locator("time").first().waitFor();
    await middle();
    await reach(page, /^Scarica per il calendario$/);
    const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
    expect(download.suggestedFilename()).toBe("agenda.ics");
  },

  async "switch gamification off and on"({ page, middle }) {
    await reach(page, /^Mostra tornei, traguardi e premi/);
    await page.keyboard.press("Space");
    await hub(page).getByText("Hai scelto di non vedere tornei, traguardi e premi.").waitFor();
    await middle();
    await page.keyboard.press("Space");
    await panel(page).locator("time").first().waitFor({ timeout: 30_000 });
    expect(await selectedTab(page)).toBe("Agenda");
  },
};

describe("a member's journey through the hub, by keyboard alone", () => {
  it.each([
    ["with a broker that stays", false],
    ["with the broker away for 3 s in each step", true],
  ])(
    "%s",
    async (_, isOutage) => {
      const visit = await prepareVisit(site, "giulia");
      const { page } = visit;
      const { faults } = site.sandbox.model.gamification;

      async function middle() {
        if (!isOutage) return;
        const before = countConnects(site);
        faults.apply("stop");
        setTimeout(() => faults.clear(), outageTime);
        await expect.poll(() => countConnects(site), { timeout: 30_000 }).toBeGreaterThan(before);
      }

      await visit.go(`/gamification#vetrina=premi/${award}`);
      for (const [name, step] of Object.entries(steps)) {
        try {
          await step({ page, isOutage, middle });
        } catch (error) {
          throw new Error(`${name}: ${String(error)}`, { cause: error });
        }
      }
    },
    180_000,
  );
});
