import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { focused } from "../support/account";
import { countCalls, gapiCalls } from "../support/gamification-panels";
import { holdBrokerCalls } from "../support/hold";
import type { TestSite } from "../support/site";
import { areReady, card, scrollThrough } from "./journey-page";

/**
 * Part of a write that is lost when the broker is killed during it; undefined if the broker keeps running.
 */
export type Lost = "request" | "reply" | undefined;

interface Step {
  readonly page: Page;
  readonly lost: Lost;
  /** Runs in the middle of each step. */
  middle(): Promise<void>;
}

/** Steps of the journey, in order. */
export function createJourneySteps(site: TestSite): Readonly<Record<string, (step: Step) => Promise<void>>> {
  const cup = "Coppa dei tavoli";
  const prize = "10 giri sulle slot";
  /**
   * Name of the third award, because Giulia already has two with this name and a new award comes last (G13).
   */
  const award = `${prize} (3)`;
  const memberId = "mem-giulia";

  async function reachPercentage(percent: number) {
    const answer = await fetch(`${site.sandbox.siteUrl}/sandbox/progress`, {
      method: "POST",
      // Closes the connection, because the server ends idle connections that `fetch` might reuse.
      headers: { "content-type": "application/json", connection: "close" },
      body: JSON.stringify({ player: "giulia", entityId: "ach-dieci-mani", percent }),
    });
    expect(answer.status).toBe(200);
  }

  /**
   * Makes a write by pressing Enter on the focused control. `middle` runs during the write: before the
   * platform receives the request or, if `lost` is `"reply"`, after the platform has changed the member's
   * state but before the page receives the reply.
   *
   * @param pending the control while the write is pending
   */
  async function write({ page, lost, middle }: Step, call: string, pending: Locator) {
    if (lost === "reply") {
      await new Promise<void>((done, fail) => {
        const stopListening = site.sandbox.model.gamification.listen({
          push() {
            if (countCalls(site, call) === 0) return;
            stopListening();
            middle().then(done, fail);
          },
          boardChanged() {},
        });
        void page.keyboard.press("Enter");
      });
      return;
    }
    const release = holdBrokerCalls(site, call);
    await page.keyboard.press("Enter");
    await pending.waitFor();
    await expect.poll(() => countCalls(site, call)).toBe(1);
    await middle();
    // A request that is held back when the broker is killed is never executed.
    release();
  }

  /** Moves the focus with Tab to a control that is at most 20 tab stops away. */
  async function tabTo(page: Page, name: string) {
    for (let count = 0; count < 20; count += 1) {
      await page.keyboard.press("Tab");
      if ((await focused(page)) === name) return;
    }
    expect(await focused(page)).toBe(name);
  }

  const steps: Readonly<Record<string, (step: Step) => Promise<void>>> = {
    async "open the page"({ page, middle }) {
      await expect.poll(() => gapiCalls(site)).toContain("getCompetitions");
      await middle();
      await scrollThrough(page);
      await areReady(page);
    },

    async "read why a competition cannot be joined"({ page, middle }) {
      const name = "Torneo a ottanta posti";
      const full = card(page, "competitions", name);
      await page.locator("vetrina-competitions").locator(".closed-items > summary").press("Enter");
      await full.getByText("Posti esauriti").waitFor();
      await full.getByRole("button", { name, exact: true }).press("Enter");
      const details = page.getByRole("dialog", { name });
      const why = details.getByText("Tutti i posti sono occupati (80).");
      await why.waitFor();
      await middle();
      expect(await why.isVisible()).toBe(true);
      await page.keyboard.press("Escape");
      await details.waitFor({ state: "hidden" });
      expect(await focused(page)).toBe(name);
      expect(await full.getByRole("button", { name: /^Partecipa/ }).count()).toBe(0);
    },

    async "join another competition"(step) {
      const { page, lost } = step;
      const own = card(page, "competitions", cup);
      const join = own.getByRole("button", { name: `Partecipa: ${cup}` });
      await join.focus();
      await write(step, "manageOptin", own.getByRole("button", { name: /^Iscrizione in corso/ }));
      if (lost === "request") {
        await own.getByText(/^Non sappiamo se la richiesta inviata .* sia arrivata/).waitFor();
        expect(await focused(page)).toBe(`Partecipa: ${cup}`);
        await page.keyboard.press("Enter");
      }
      await own.getByText(/^Sei dentro\./).waitFor();
      await own.getByRole("button", { name: `Lascia: ${cup}` }).waitFor();
      expect(await focused(page)).toBe(`Lascia: ${cup}`);
      expect(countCalls(site, "manageOptin")).toBe(lost === "request" ? 2 : 1);
    },

    async "watch the own rank change"({ page, middle }) {
      const own = page.getByRole("group", { name: "La tua posizione" });
      const rank = () => own.locator('[part="rank"]').innerText();
      const before = await rank();
      await middle();
      await expect
        .poll(
          async () => {
            site.sandbox.model.gamification.tick();
            return [
              (await rank()) !== before,
              /^(su|giù) di \d/.test(await own.locator(".change").innerText()),
            ];
          },
          { interval: 500 },
        )
        .toEqual([true, true]);
    },

    async "finish an achievement, and see the toast"({ page, middle }) {
      const own = card(page, "achievements", "Dieci mani al tavolo");
      await reachPercentage(60);
      await own.getByText(/^[67] di 10$/).waitFor();
      await middle();
      await reachPercentage(80);
      await own.getByText(/^[89] di 10$/).waitFor();
      // The new award must still be loading when the first toast appears.
      const release = holdBrokerCalls(site, "getAwards");
      await reachPercentage(100);
      await page.locator(".vetrina-toast-card").getByText("Hai completato «Dieci mani al tavolo».").waitFor();
      release();
      await own.getByText("Obiettivo raggiunto", { exact: true }).waitFor();
    },

    async "follow the toast to the award"({ page, middle }) {
      const toast = page.locator(".vetrina-toast-card");
      await middle();
      await toast.getByText(`Hai un premio da riscuotere: «${prize}».`).waitFor();
      await toast.getByRole("link", { name: "Lo trovi tra i tuoi premi." }).press("Enter");
      await expect.poll(() => new URL(page.url()).hash).toMatch(/^#vetrina-premi--awa-/);
      await card(page, "awards", award).waitFor();
    },

    async "claim the award by keyboard"(step) {
      const { page, lost } = step;
      await tabTo(page, `Riscuoti: ${award}`);
      const own = card(page, "awards", award);
      await write(step, "claimAwards", own.getByRole("button", { name: /^Riscossione…: / }));
      if (lost === "request") {
        await own.getByText(/^Non sappiamo se la richiesta inviata .* sia arrivata/).waitFor();
        await tabTo(page, `Controlla adesso: ${award}`);
        await page.keyboard.press("Enter");
        await own.getByRole("button", { name: `Riscuoti: ${award}` }).waitFor();
        await tabTo(page, `Riscuoti: ${award}`);
        await page.keyboard.press("Enter");
      }
      await own.getByText("Riscosso: lo trovi nel tuo conto.").waitFor();
      expect(countCalls(site, "claimAwards")).toBe(lost === "request" ? 2 : 1);
    },

    async "find its receipt"({ page, middle }) {
      const { id, status } = newestAward();
      expect(status).not.toBe("Issued");
      const own = card(page, "awards", award);
      await tabTo(page, `Ricevuta: ${award}`);
      await page.keyboard.press("Enter");
      await middle();
      await tabTo(page, `Copia il riferimento: ${award}`);
      await page.keyboard.press("Enter");
      await own.getByText("Riferimento copiato.").waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(new RegExp(`^${id} \\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$`));
      await card(page, "competitions", cup).locator(".receipt").waitFor();
    },
  };

  /** Award that the completed achievement has issued. */
  function newestAward() {
    const award = site.sandbox.model.gamification.space
      .now()
      .members[memberId]?.awards.findLast(({ rewardId }) => rewardId === "rew-dieci-mani");
    if (!award) throw new Error("Giulia has no award");
    return award;
  }

  return steps;
}
