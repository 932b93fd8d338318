import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { countCalls, gapiCalls } from "../support/gamification-panels";
import { holdBrokerCalls } from "../support/hold";
import type { TestSite } from "../support/site";
import { createHubOutage, focusedInHub, openSection, reach, type Step, write } from "./hub-journey-page";
import { currentEntry, entry, hub, panel, sectionList, sectionReady } from "./hub-page";
import {
  awardsOf,
  letPass,
  mainButton,
  playsLeft,
  result,
  resultText,
  says,
  wheel,
  willDraw,
} from "./instant-wins";
import { prepareVisit } from "./journey-page";
import { statusOf } from "./messages-page";

const game = "La ruota del giorno";
const prize = "5 € di bonus casinò";
/** Section of the wheel with this prize. */
const prizeTile = 0;
const subject = `Premio da «${game}»: ${prize}`;

/** URL at which the journey begins. */
export const journeyUrl = `/gamification#vetrina-instant-win--${wheel}`;

const article = (page: Page, name: string) => panel(page).getByRole("article", { name, exact: true });

/** Id of the message about the award. */
function messageId(site: TestSite): string {
  const messages = site.sandbox.model.gamification.space.now().members["mem-giulia"]?.messages;
  return messages?.find((message) => message.subject === subject)?.id ?? "";
}

/** Number of unread messages in the list of the sections. */
const unreadInList = async (page: Page) =>
  Number(await entry(page, "Avvisi di gioco").locator(".count").innerText());

/** Waits until the page accepts presses again after a result was closed, and then presses Enter. */
async function pressPlay(page: Page) {
  await letPass(page);
  await page.keyboard.press("Enter");
  await expect.poll(() => focusedInHub(page)).not.toMatch(/^Gioca:/);
}

/**
 * Steps of the journey, in order. Every step uses the keyboard and begins where the previous one has ended.
 */
const journeySteps: Readonly<Record<string, (step: Step) => Promise<void>>> = {
  async "open the hub by a link to an instant win"({ site, page, middle }) {
    await expect.poll(() => gapiCalls(site)).toContain("listInstantWins");
    await middle();
    await sectionReady(page, "instant-win");
    await expect.poll(() => panel(page).getByRole("article").count()).toBe(1);
    await article(page, game).waitFor();
  },

  async "play it, once"(step) {
    const { site, page, lost } = step;
    willDraw(site, wheel, prizeTile);
    await says(page, "Gioca");
    await reach(page, /^Gioca: /);
    await write(step, "playInstantWin");
    if (lost === "request") {
      await result(page).filter({ hasText: "Non sappiamo se la giocata è stata fatta." }).waitFor();
      expect([await focusedInHub(page), playsLeft(site, wheel)]).toEqual([`Chiudi il risultato: ${game}`, 3]);
      await page.keyboard.press("Enter");
      await says(page, "Gioca");
      await pressPlay(page);
    }
    expect(countCalls(site, "playInstantWin")).toBe(lost === "request" ? 2 : 1);
  },

  async "reload in the middle of the reveal, and find the result"({ site, page, lost, middle }) {
    // Without a reply the page shows no reveal, because it reads the result later.
    if (lost !== "reply") {
      await says(page, "Vai al risultato");
      expect(await resultText(page)).toBe("");
    }
    await middle();
    await page.reload();
    await says(page, "Chiudi il risultato");
    expect(await resultText(page)).toBe(
      lost === "reply"
        ? `La risposta è andata persa, ma la giocata risulta fatta. Premio: ${prize}. Restano 2 giocate.`
        : `Premio: ${prize}.`,
    );
    expect(awardsOf(site, wheel).filter(({ status }) => status === "Issued")).toHaveLength(1);
    await reach(page, /^Chiudi il risultato: /);
    await page.keyboard.press("Enter");
    await says(page, "Gioca");
    expect(await mainButton(page).evaluate((button) => button.matches(":focus"))).toBe(true);
    expect([await resultText(page), playsLeft(site, wheel)]).toEqual(["", 2]);
  },

  async "claim the award"(step) {
    const { site, page, lost } = step;
    await openSection(page, "Premi");
    await sectionReady(page, "awards");
    await reach(page, new RegExp(`^Riscuoti: ${prize}$`));
    await write(step, "claimAwards");
    const own = article(page, prize);
    if (lost === "request") {
      await own.getByText(/^Non sappiamo se la richiesta inviata (il |l’)\d/).waitFor();
      await reach(page, /^Controlla adesso: /);
      await page.keyboard.press("Enter");
      await own.getByRole("button", { name: /^Riscuoti: / }).waitFor();
      await reach(page, new RegExp(`^Riscuoti: ${prize}$`));
      await page.keyboard.press("Enter");
    }
    await own.getByText("Riscosso: lo trovi nel tuo conto.").waitFor();
    expect(countCalls(site, "claimAwards")).toBe(lost === "request" ? 2 : 1);
    expect(awardsOf(site, wheel).find(({ rewardId }) => rewardId === "rew-ruota-5")).toMatchObject({
      claimed: true,
    });
  },

  async "read the message about it"({ site, page, middle }) {
    await openSection(page, "Avvisi di gioco");
    await sectionReady(page, "messages");
    const unread = await unreadInList(page);
    await panel(page).getByText(`${unread} messaggi da leggere`, { exact: true }).waitFor();
    await reach(page, new RegExp(`^${subject}$`));
    await middle();
    await page.keyboard.press("Enter");
    await article(page, subject).getByText("Il premio è tra i tuoi premi").waitFor();
    await expect.poll(() => unreadInList(page)).toBe(unread - 1);
    await expect.poll(() => statusOf(site, messageId(site)), { timeout: 30_000 }).toBe("Read");
    expect(countCalls(site, "updateMessagesState")).toBe(1);
    await panel(page)
      .getByText(`${unread - 1} messaggi da leggere`, { exact: true })
      .waitFor();
  },

  async "delete it, and undo"({ site, page, middle }) {
    await reach(page, new RegExp(`^Elimina: ${subject}$`));
    await page.keyboard.press("Enter");
    await article(page, subject).waitFor({ state: "detached" });
    await middle();
    await reach(page, /^Annulla$/);
    await page.keyboard.press("Enter");
    await article(page, subject).waitFor();
    expect(await focusedInHub(page)).toBe(subject);
    expect([statusOf(site, messageId(site)), countCalls(site, "updateMessagesState")]).toEqual(["Read", 1]);
  },

  async "delete it"(step) {
    const { site, page, lost } = step;
    const isDeleted = () => statusOf(site, messageId(site)) === "Deleted";
    const remove = async () => {
      await reach(page, new RegExp(`^Elimina: ${subject}$`));
      await page.keyboard.press("Enter");
      await reach(page, /^Chiudi$/);
    };
    await remove();
    await write(step, "updateMessagesState");
    if (lost === "request") {
      const own = article(page, subject);
      await own.getByText(/^Non sappiamo se la richiesta inviata (il |l’)\d/).waitFor();
      expect(isDeleted()).toBe(false);
      await remove();
      await page.keyboard.press("Enter");
    }
    await expect.poll(isDeleted).toBe(true);
    // One of the writes marks the message as read.
    expect(countCalls(site, "updateMessagesState")).toBe(lost === "request" ? 3 : 2);
    expect(await article(page, subject).count()).toBe(0);
  },

  async "download the agenda"({ page, middle }) {
    await openSection(page, "Agenda");
    const times = panel(page).locator("time");
    await times.first().waitFor();
    await middle();
    await reach(page, /^Scarica per il calendario$/);
    const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
    const file = (await readFile(await download.path())).toString();
    const starts = await times.evaluateAll((all) =>
      all.map((time) => `DTSTART:${(time.getAttribute("datetime") ?? "").replace(/[-:]|\.\d+/g, "")}`),
    );
    expect(download.suggestedFilename()).toBe("agenda.ics");
    expect(file.match(/^DTSTART:\w+/gm)).toEqual(starts);
    expect(file.replaceAll("\r\n ", "")).toContain("Fine del torneo «Torneo d’autunno»");
    expect(file).not.toMatch(/giulia|mem-|awa-/i);
    // The award has been claimed and its message deleted, so the agenda does not contain the prize.
    expect(file.replaceAll("\r\n ", "")).not.toContain(prize);
  },

  async "switch gamification off and on"({ page, middle }) {
    await openSection(page, "Impostazioni");
    await reach(page, /^Mostra tornei, traguardi e premi/);
    await page.keyboard.press("Space");
    await hub(page).getByText("Hai scelto di non vedere tornei, traguardi e premi.").waitFor();
    expect(await sectionList(page).count()).toBe(0);
    await middle();
    await page.keyboard.press("Space");
    await panel(page).locator("time").first().waitFor({ timeout: 30_000 });
    expect(await focusedInHub(page)).toMatch(/^Mostra tornei, traguardi e premi/);
    await page.keyboard.press("Escape");
    expect(await currentEntry(page)).toBe("Agenda");
    // The panel has the focus, because the button that opened the settings no longer exists.
    await expect.poll(() => panel(page).evaluate((element) => element.matches(":focus"))).toBe(true);
  },
};

interface Around {
  middle(): Promise<void>;
  /** Runs after the step. */
  after(): Promise<void>;
}

/**
 * Makes the journey. @param around returns the functions that run in the middle of a step and after the step
 */
export async function makeJourney(
  common: Pick<Step, "site" | "page" | "lost">,
  around: () => Around,
): Promise<void> {
  for (const [name, step] of Object.entries(journeySteps)) {
    const { middle, after } = around();
    try {
      await step({ ...common, middle });
      await after();
    } catch (error) {
      throw new Error(`${name}: ${String(error)}`, { cause: error });
    }
  }
}

/** Makes the journey as Giulia; the broker is down in the middle of each step. */
export async function makeJourneyWithOutages(site: TestSite, lost: "request" | "reply"): Promise<void> {
  const { page, go } = await prepareVisit(site, "giulia");
  // The broker is killed before this call receives a reply.
  holdBrokerCalls(site, "listInstantWins");
  await go(journeyUrl);
  await makeJourney({ site, page, lost }, () => {
    const outage = createHubOutage(site, page);
    return { middle: outage.begin, after: outage.isOver };
  });
}
