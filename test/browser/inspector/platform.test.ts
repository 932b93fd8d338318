import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { inspectPage, inspectorOf, linesOf, saying } from "./inspector-page";

const site = useTestSite();

const panels = ["missions", "achievements", "leaderboard", "awards"];
const body = `<main><h1>Prova</h1>${panels
  .map((name) => `<vetrina-${name} data-entity-id="x">y</vetrina-${name}>`)
  .join("")}<div data-demo="logged-in"><vetrina-missions>y</vetrina-missions></div></main>`;

describe("the gamification platform in the inspector", () => {
  it("is reported as not configured without a URL, with the name of the missing key", async () => {
    const { page } = await inspectPage(site, body, "", {
      gamification: { url: undefined, publicToken: undefined },
    });
    for (const name of panels)
      await saying(page, `vetrina-${name}`, "nella configurazione manca «gamification.url»");
    await inspectorOf(page).getByText("Manca «gamification.url».", { exact: true }).waitFor();
    await saying(page, "vetrina-missions", "Si mostra con dati simulati", 1);
  });

  it("is reported as unreachable if it has never been connected", async () => {
    const { page } = await inspectPage(site, body, "", { gamification: { url: "http://localhost:9/ws" } });
    await saying(
      page,
      "vetrina-missions",
      "la piattaforma non si raggiunge: il collegamento non è mai riuscito",
    );
  });

  it("is reported as lost if it was connected before", async () => {
    const { page } = await inspectPage(site, body);
    await saying(page, "vetrina-missions", "Si mostra.");
    site.sandbox.model.gamification.faults.apply("stop");
    await saying(page, "vetrina-missions", "è caduto e torna da sé");
    expect(await linesOf(page, "vetrina-missions").count()).toBe(2);
  });
});
