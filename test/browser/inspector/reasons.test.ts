import { describe, it } from "vitest";
import { openHub, openSettings } from "../gamification/hub-page";
import { inState } from "../support/panels";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";
import { inspectorOf, inspectPage, saying } from "./inspector-page";

const site = useTestSite();

describe("the inspector's explanation of an element's state", () => {
  itEach([["all", ""]], [["some", 'data-ids="uno,due"']])(
    "states for bonuses (%s) that their service responds with an error",
    async (_, attributes) => {
      site.sandbox.fault({ match: "bonus-manager", status: 500 });
      const { page } = await inspectPage(
        site,
        `<main><h1>Prova</h1><vetrina-bonus-carousel ${attributes}>x</vetrina-bonus-carousel></main>`,
      );
      await saying(page, "vetrina-bonus-carousel", "il suo servizio non risponde, o risponde con un errore");
    },
  );

  it("states that the element has failed during rendering", async () => {
    site.sandbox.page("/test/inspected", {
      head: ({ nonce }) =>
        `<script nonce="${nonce}">document.addEventListener("vetrina:ready", () => {
          Intl.NumberFormat = function () { throw new Error("tampered numbers"); };
        });</script>`,
      body: '<main><h1>Prova</h1><vetrina-open-bets data-demo="logged-in">x</vetrina-open-bets></main>',
    });
    const { page } = await site.visit("/test/inspected?vetrina-inspect");
    await inspectorOf(page).waitFor();
    await saying(page, "vetrina-open-bets", "Non si mostra perché si è guastato: l’errore è nella console.");
  });

  it("states that the player has opted out", async () => {
    const { page } = await openHub(site, "giulia");
    await (await openSettings(page)).click();
    await inState(page, "vetrina-gamification-hub", "opted-out");
    await page.goto(`${site.sandbox.siteUrl}/gamification/pannelli?vetrina-inspect`);
    await saying(
      page,
      "vetrina-achievements",
      "Non si mostra perché il giocatore ha scelto di non vedere la piattaforma.",
    );
  });
});
