import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";

const site = useTestSite();

/** Empty elements that cannot show anything, and the notes for their authors on the page. */
const incomplete = [
  ["vetrina-live-casino-card", "Non si mostra senza data-game-id, data-heading."],
  ["vetrina-leaderboard", "Non si mostra senza data-entity-id o data-competition-id."],
  ["vetrina-files", "Non si mostra senza data-repository o data-ids."],
  ["vetrina-tour", 'Non si mostra senza passi: <div slot="step">.'],
  [
    "vetrina-bonus-detail",
    "Non sa che cosa mostrare: manca data-card, o ?card= nell’indirizzo della pagina.",
  ],
  [
    "vetrina-live-casino-lobby",
    "Non ha nulla da mostrare: al suo interno servono elementi <vetrina-live-casino-card>.",
  ],
] as const;

describe("an element that lacks required data", () => {
  it("has a note for its author in the page", async () => {
    const body = incomplete.map(([tag]) => `<${tag}></${tag}>`).join("");
    site.sandbox.page("/test/incomplete-elements", { body });
    const { page } = await site.visit("/test/incomplete-elements");
    for (const [tag, sentence] of incomplete) {
      const element = page.locator(tag);
      await element.scrollIntoViewIfNeeded();
      await expect.poll(() => element.locator('[part="error"]').textContent()).toBe(`<${tag}> ${sentence}`);
    }
  });
});
