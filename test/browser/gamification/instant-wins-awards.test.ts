import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { issueAward } from "../../../sandbox/model/gamification/actions/awards";
import { painted } from "../support/account";
import { gapiCalls } from "../support/gamification-panels";
import { openPanel } from "../support/panels";
import { useTestSite } from "../support/site";
import { slow } from "../support/slow-cases";
import { currentEntry, hashOf, openHub, panel } from "./hub-page";
import {
  awardsOf,
  losing,
  mainButton,
  only,
  ready,
  result,
  says,
  scratch,
  tag,
  wheel,
  willDraw,
  winning,
} from "./instant-wins";
import { isListening, markup as notices, notificationsOf } from "./notifications-page";

const site = useTestSite();

const countOf = (calls: readonly string[], name: string) => calls.filter((call) => call === name).length;

const link = (page: Page) => page.locator(tag).getByRole("button", { name: /^Vai al premio/ });

const focusedArticle = (page: Page) =>
  page
    .locator("vetrina-awards")
    .evaluate((host) => host.shadowRoot?.activeElement?.closest("article")?.getAttribute("aria-labelledby"));

/** Opens the wheel with the given markup, and makes a play that wins. */
async function win(markup: string) {
  willDraw(site, wheel, winning[wheel]);
  const opened = await openPanel(site, markup, "giulia", { reducedMotion: "reduce" });
  await ready(opened.page);
  await mainButton(opened.page).click();
  await result(opened.page).filter({ hasText: "10 giri sulle slot" }).waitFor();
  return opened;
}

const companions = `${only(wheel)}<vetrina-awards data-limit="100">Premi</vetrina-awards>`;

it("no notice reveals a prize before the player has uncovered it", async () => {
  willDraw(site, scratch, winning[scratch]);
  const { page } = await openPanel(
    site,
    `${only(scratch, 'data-look="scratch"')}${notices}<vetrina-awards data-limit="100">Premi</vetrina-awards>`,
    "giulia",
  );
  await ready(page);
  await isListening(site);
  const { toast, text } = notificationsOf(site, page);
  const readsBefore = countOf(gapiCalls(site), "getAwards");
  await mainButton(page).click();
  await says(page, "Scopri");
  // Waits until the panel and then the notifications have read the new award.
  await expect.poll(() => countOf(gapiCalls(site), "getAwards")).toBeGreaterThan(readsBefore + 1);
  await painted(page);
  expect(await toast.count()).toBe(0);
  await mainButton(page).click();
  await toast.waitFor();
  expect(await text()).toContain("2 € di bonus");
});

describe("the result of a winning play", () => {
  it("links to its award in a panel of the page, even after a reload", async () => {
    const { page } = await win(companions);
    await link(page).waitFor();
    await page.reload();
    await ready(page);
    await link(page).press("Enter");
    await expect.poll(() => focusedArticle(page)).toBeTruthy();
    await says(page, "Chiudi il risultato");
    await mainButton(page).click();
    await says(page, "Gioca");
    expect(await link(page).count()).toBe(0);
  });

  it("links to its award in the hub", slow, async () => {
    willDraw(site, wheel, winning[wheel]);
    const { page } = await openHub(site, "giulia", `#vetrina=instant-win/${wheel}`);
    await mainButton(page).click();
    await says(page, "Vai al risultato");
    expect(await link(page).count()).toBe(0);
    await mainButton(page).click();
    await link(page).click();
    const [award] = awardsOf(site, wheel).slice(-1);
    expect([await currentEntry(page), await hashOf(page)]).toEqual(["Premi", `#vetrina-premi--${award?.id}`]);
    await panel(page).getByRole("article").first().waitFor();
  });

  it("links to an award that the platform issues later", slow, async () => {
    const { page } = await win(companions);
    await link(page).waitFor();
    const { gamification } = site.sandbox.model;
    const [award] = awardsOf(site, wheel).slice(-1);
    gamification.space.updateMember("mem-giulia", (member) => ({
      ...member,
      awards: member.awards.filter(({ id }) => id !== award?.id),
    }));
    await page.reload();
    await ready(page);
    await page.locator('vetrina-awards[data-state="ready"]').waitFor();
    await result(page).filter({ hasText: "10 giri sulle slot" }).waitFor();
    expect(await link(page).count()).toBe(0);
    issueAward(gamification, "mem-giulia", award?.rewardId ?? "");
    await link(page).waitFor();
  });

  it("links to its award only if an award exists and the page shows awards", async () => {
    const { page } = await win(only(wheel));
    expect(await link(page).count()).toBe(0);
    willDraw(site, wheel, losing[wheel]);
    const { page: other } = await openPanel(site, companions, "giulia", { reducedMotion: "reduce" });
    await ready(other);
    await mainButton(other).click();
    await result(other).filter({ hasText: "Nessun premio." }).waitFor();
    expect(await link(other).count()).toBe(0);
    expect(await other.locator(tag).locator(".outcome[data-worth]").count(), "celebrations").toBe(0);
  });
});
