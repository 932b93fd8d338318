import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { issueAward } from "../../../sandbox/model/gamification/actions/awards";
import { sendMessage } from "../../../sandbox/model/gamification/actions/messages";
import { useTestSite } from "../support/site";
import { createHubOutage } from "./hub-journey-page";
import { currentEntry, entry, entryNames, hub, panel, sectionReady } from "./hub-page";
import { wheel } from "./instant-wins";
import { prepareVisit } from "./journey-page";

const site = useTestSite();

const invitations = (page: Page) =>
  page.getByRole("button", {
    name: /^(Gioca: |Vai al risultato|Scopri|Regala giocate|Partecipa|Riscuoti|Rifiuta)/,
  });

/** State of each panel of a short page, by its tag without `vetrina-`. */
const statesOf = (page: Page, path: string) =>
  expect.poll(
    () =>
      page.evaluate(() => {
        const tags = ["instant-win", "rewards", "products", "rules", "files", "messages", "achievements"];
        const elements = [...document.querySelectorAll(tags.map((tag) => `main vetrina-${tag}`).join())];
        return elements.map((element) => [element.localName.slice(8), element.getAttribute("data-state")]);
      }),
    { message: path, timeout: 30_000 },
  );

async function expectStates(page: Page, go: (path: string) => Promise<void>, states: ShortPages) {
  for (const [path, expected] of Object.entries(states)) {
    await go(`/gamification/${path}`);
    await page.locator("main > [data-state]").last().scrollIntoViewIfNeeded();
    await statesOf(page, path).toEqual(expected);
    expect([path, await invitations(page).count()]).toEqual([path, 0]);
  }
}

type ShortPages = Readonly<Record<string, readonly (readonly [tag: string, state: string])[]>>;

describe("a visitor", () => {
  it("sees the sections of the hub without games, and a request to log in", async () => {
    const { page, consoleMessages, go } = await prepareVisit(site);
    await go(`/gamification#vetrina=instant-win/${wheel}`);
    await sectionReady(page, "instant-win", "logged-out");
    for (const name of await entryNames(page)) {
      await entry(page, name).click();
      await expect.poll(() => currentEntry(page)).toBe(name);
      await panel(page)
        .locator(".vetrina-panel:is([data-status=ready], [data-status=logged-out])")
        .first()
        .waitFor();
      expect([name, await invitations(page).count()]).toEqual([name, 0]);
    }
    for (const [name, section] of [
      ["Gioca", "instant-win"],
      ["Premi", "awards"],
      ["Avvisi di gioco", "messages"],
    ] as const) {
      await entry(page, name).click();
      await sectionReady(page, section, "logged-out");
      await panel(page).getByRole("button", { name: "Accedi" }).waitFor();
      expect(await panel(page).getByRole("article").count()).toBe(0);
    }
    expect(await entryNames(page)).not.toContain("Impostazioni");
    expect(consoleMessages.errors).toEqual([]);
  });

  it("sees public content on the pages that have one or two panels", async () => {
    const { page, go } = await prepareVisit(site);
    await expectStates(page, go, {
      gioca: [["instant-win", "logged-out"]],
      "premi-previsti": [["rewards", "ready"]],
      regole: [["rules", "ready"]],
      documenti: [["files", "ready"]],
    });
  });
});

describe.each(["marco", "anna"])("the restricted player %s", (player) => {
  it.each(["instant-win/iw-ruota", "missioni", "in-palio", "traguardi/ach-esploratore"])(
    "does not see a game after following the link %s",
    async (link) => {
      const { page, go } = await prepareVisit(site, player);
      await go(`/gamification#vetrina=${link}`);
      await sectionReady(page, "awards", player === "marco" ? "ready" : "empty");
      expect([await currentEntry(page), await entryNames(page)]).toEqual([
        "Premi",
        ["Premi", "Avvisi di gioco", "Agenda", "Impostazioni"],
      ]);
      await hub(page).getByText("tornei, traguardi e missioni non sono disponibili.").waitFor();
      expect(await hub(page).getByText("Livello").count()).toBe(0);
      expect(
        await invitations(page)
          .filter({ hasNotText: /^(Riscuoti|Rifiuta)$/ })
          .count(),
      ).toBe(0);
    },
  );

  it("sees no game on the pages that have one or two panels", async () => {
    const { page, go } = await prepareVisit(site, player);
    await expectStates(page, go, {
      gioca: [["instant-win", "restricted"]],
      "premi-previsti": [["rewards", "restricted"]],
      giochi: [
        ["products", "restricted"],
        ["achievements", "restricted"],
      ],
      regole: [["rules", "restricted"]],
      documenti: [["files", "ready"]],
    });
  });

  it("receives new awards and messages without advertising, even after an outage", async () => {
    const { page, go } = await prepareVisit(site, player);
    const { gamification } = site.sandbox.model;
    const id = `mem-${player}`;
    const own = [player === "marco" ? ["10 giri sulle slot", "20 € di bonus casinò"] : []].flat();
    await go("/gamification#vetrina=premi");
    await sectionReady(page, "awards", player === "marco" ? "ready" : "empty");
    const outage = createHubOutage(site, page);
    await outage.begin();
    // This award was won before the restriction, but is issued only now.
    issueAward(gamification, id, "rew-ruota-5");
    sendMessage(gamification, id, { type: "InboxItem", subject: "Il tuo premio", body: "<p>Da sapere.</p>" });
    sendMessage(gamification, id, {
      type: "NotificationInboxItem",
      subject: "Gioca ancora",
      body: "<p>Corri!</p>",
      about: ["Competition", "com-autunno"],
    });
    await outage.isOver();
    const names = () => panel(page).getByRole("article").getByRole("heading").allInnerTexts();
    await expect.poll(names).toEqual([...own, "5 € di bonus casinò"]);
    expect(await panel(page).locator('[data-look="prize"]').count()).toBe(0);
    await panel(page).getByRole("button", { name: "Riscuoti: 5 € di bonus casinò" }).click();
    await panel(page).getByText("Riscosso: lo trovi nel tuo conto.").waitFor();

    await entry(page, "Avvisi di gioco").click();
    await sectionReady(page, "messages");
    expect(await names()).toEqual([
      "Il tuo premio",
      ...(player === "marco" ? ["I tuoi limiti e le pause"] : []),
    ]);
    await panel(page).getByRole("button", { name: "Il tuo premio", exact: true }).click();
    await panel(page).getByText("Da sapere.").waitFor();
    expect(await page.locator(".vetrina-toast-card").count()).toBe(0);
    expect(await page.getByText("Gioca ancora").count()).toBe(0);
  });
});
