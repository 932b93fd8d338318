import { describe, expect, it } from "vitest";
import { focused } from "../support/account";
import { axeViolations } from "../support/axe";
import { closeDetails, openDetails, textIn, unfoldClosed } from "../support/cards";
import { changeCompetition, enter, player } from "../support/competitions";
import { inState, openPanel, panelOf } from "../support/panels";
import { useTestSite } from "../support/site";
import { slow } from "../support/slow-cases";

const site = useTestSite();

const tag = "vetrina-competitions";
const only = (id: string) => `<${tag} data-status="all" data-ids="${id}" data-limit="20"></${tag}>`;
const { card, openReady } = panelOf(site, tag);

describe("a competition in every status (G3)", () => {
  it("has a label, and can be joined only while it runs", async () => {
    const states = ["Unknown", "Ready", "Active", "Finished"];
    const idOf = (state: string) =>
      ({ Active: "com-slot-lampo", Ready: "com-poker" })[state] ?? `com-${state.toLowerCase()}`;
    for (const state of states) {
      changeCompetition(site, idOf(state), { name: state, constraints: ["optinRequiredForEntrants"] });
    }
    const { page } = await openReady(only(states.map(idOf).join()));
    await unfoldClosed(page.locator(tag));
    const shown: Record<string, string> = {};
    const joinable: string[] = [];
    for (const state of states) {
      const own = page.locator(tag).getByRole("article", { name: state, exact: true });
      if ((await own.getByRole("button", { name: /^(Partecipa|Lascia)/ }).count()) > 0) joinable.push(state);
      const details = await openDetails(own);
      shown[state] = await textIn(details.locator(".entity-state").first());
      await closeDetails(details);
    }
    expect(shown).toEqual({
      Unknown: "Stato non disponibile",
      Ready: "In programma",
      Active: "In corso",
      Finished: "Non più in corso",
    });
    expect(joinable).toEqual(["Active"]);
  });

  it("shows no call to action if it is cancelled, not even to participants", async () => {
    changeCompetition(site, "com-cancelled", { constraints: ["optinRequiredForEntrants"] });
    enter(site, "com-cancelled");
    const { page } = await openReady(only("com-cancelled"));
    const own = card(page, "Torneo annullato");
    expect(await own.getByRole("button").allInnerTexts()).toEqual(["Torneo annullato"]);
    const details = await openDetails(own);
    await details.getByText("L’organizzatore ha deciso l’annullamento.").waitFor();
    expect(await details.getByRole("button").allInnerTexts()).toEqual([""]);
    expect(await own.getByText(/\(tra /).count()).toBe(0);
  });

  it(
    "shows times in Europe/Rome regardless of the visitor's zone, and prefers the actual date to the scheduled one",
    slow,
    async () => {
      changeCompetition(site, "com-autunno", {
        scheduledStartDate: "2026-07-01T22:30:00.000+0000",
        actualStartDate: "2026-07-02T22:30:00.000+0000",
        scheduledEndDate: "2027-01-01T22:30:00.000+0000",
      });
      const options = { timezoneId: "Asia/Dubai" };
      const { page } = await openPanel(site, only("com-autunno"), player, options);
      await inState(page, tag, "ready");
      const details = await openDetails(card(page, "Torneo d’autunno"));
      const text = await textIn(details);
      // The first time is in summer, two hours ahead of UTC, and the second in winter, one hour ahead.
      expect(text).toContain("Inizio 3 luglio 2026, ore 00:30 Fine prevista 1º gennaio 2027, ore 23:30");
      const times = await details
        .locator("time")
        .evaluateAll((all) => all.map((time) => (time as HTMLTimeElement).dateTime));
      expect(times).toEqual(["2026-07-02T22:30:00.000Z", "2027-01-01T22:30:00.000Z"]);
    },
  );

  it("shows its terms after one click", slow, async () => {
    const { page } = await openReady(`<${tag} data-limit="20"></${tag}>`);
    const details = await openDetails(card(page, "Slot lampo"));
    await details
      .getByRole("region", { name: "Regolamento" })
      .getByText(/riservata ai maggiorenni/)
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await closeDetails(details);
    expect(await focused(page)).toBe("Slot lampo");
  });
});
