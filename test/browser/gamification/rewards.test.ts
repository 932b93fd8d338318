import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { gapiCalls } from "../support/gamification-panels";
import { panelOf, setAttribute } from "../support/panels";
import { useTestSite } from "../support/site";
import { slow } from "../support/slow-cases";

const site = useTestSite();

const tag = "vetrina-rewards";
const autumn = `<${tag} data-entity="contest" data-ids="con-autunno-1"></${tag}>`;
const { cards, openReady } = panelOf(site, tag, autumn);

const textsOf = async (page: Page) =>
  (await cards(page).allInnerTexts()).map((text) => text.replace(/\s+/g, " "));

/** Changes a reward of the space. */
function change(id: string, fields: object) {
  site.sandbox.model.gamification.space.update((state) => ({
    ...state,
    rewards: state.rewards.map((each) => (each.id === id ? { ...each, ...fields } : each)),
  }));
}

describe("the rewards (G9)", () => {
  it("are read in two calls, and show their value, contest, places and number of planned awards", async () => {
    const { page } = await openReady();
    const texts = await textsOf(page);
    expect(texts[0]).toMatch(
      /^200 € di bonus casinò 200 € .* Previsto per: Torneo d’autunno Posto 1 Assegnazioni previste: 1$/,
    );
    expect(texts[1]).toContain("Posti da 2 a 3");
    expect(texts[3]).toMatch(/20 giri sulle slot 20 giri .*Posti da 11 a 50 Assegnazioni previste: 40$/);
    expect(gapiCalls(site).sort()).toEqual(["getContests", "getRewards"]);
    const set = (name: string, value: string) => setAttribute(page.locator(tag), name, value);
    await set("data-rank", "3");
    await expect.poll(() => cards(page).count(), { message: "place 3" }).toBe(1);
    await set("data-rank", "0");
    await set("data-types", "free-spins");
    await expect.poll(() => cards(page).count(), { message: "free spins" }).toBe(1);
  });

  it("show “Esaurito” if nothing is left, and omit unknown numbers and the probability", async () => {
    change("rew-autunno-1", { issueLimit: 0, probability: 0.123_456 });
    change("rew-autunno-2", { issueLimit: undefined });
    change("rew-autunno-4", { issueLimit: -1 });
    change("rew-autunno-11", { rewardRank: "finalisti" });
    const { page } = await openReady();
    const texts = await textsOf(page);
    const [first, second, third] = texts;
    expect(first).toContain("Esaurito");
    expect(first).not.toContain("Assegnazioni");
    for (const text of [second, third]) expect(text).not.toMatch(/Esaurito|Assegnazioni/);
    expect(texts.join(), "probability").not.toMatch(/123|probab/i);
    expect(texts.join(), "rank").toContain("Posto: finalisti");
  });

  it("show a neutral drawing of the same size for a missing, refused or broken icon", slow, async () => {
    change("rew-autunno-1", { iconLink: "javascript:alert(1)" });
    change("rew-autunno-2", { iconLink: "/assets/manca.png" });
    const { page } = await openReady();
    await expect.poll(() => page.locator(tag).locator(".entity-picture img").count()).toBe(1);
    expect(await page.locator(tag).locator(".entity-picture svg").count()).toBe(4);
    const boxes = await page
      .locator(tag)
      .locator(".entity-picture")
      .evaluateAll((all) => all.map((box) => [box.clientWidth, box.clientHeight].join()));
    expect(new Set(boxes).size).toBe(1);
    expect(boxes[0]?.split(",")[0]).toBe(boxes[0]?.split(",")[1]);
  });
});
