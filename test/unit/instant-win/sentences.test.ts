// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { PlayCheck } from "../../../src/gamification/instant-wins/plays";
import type { Award } from "../../../src/gamification/schema/awards";
import { translator } from "../../../src/i18n/texts";
import { playTexts } from "../../../widgets/instant-win/play-texts";
import { playSentence } from "../../../widgets/instant-win/sentences";

const award = { id: "awa-1", name: "10 giri", rewardValue: 10 } as Award;

const saidOf = (check: PlayCheck) => {
  const context = { rewards: [], language: "it" as const, say: translator(playTexts, "it") };
  return playSentence({ phase: "checked", ...check }, false, context);
};

describe("a play whose reply was lost", () => {
  it("was made if there is an award since, and its prize is told", () => {
    const said = saidOf({ awards: [award], left: 3 });
    expect(said).toMatch(/^La risposta è andata persa, ma la giocata risulta fatta\. Premio: .*10 giri/);
    expect(said).toContain("Restano 3 giocate.");
  });

  it.each([2, 3, 4, undefined])("without an award is neither claimed nor denied: %s plays left", (left) => {
    const said = saidOf({ awards: [], left });
    expect(said).toMatch(/^Non sappiamo se la giocata è stata fatta\. Finora non risultano premi nuovi/);
    expect(said).not.toMatch(/non risulta fatta|non è stata usata/);
    expect(said.includes("giocate.")).toBe(left !== undefined);
  });
});
