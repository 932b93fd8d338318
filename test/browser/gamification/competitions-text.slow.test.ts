import { describe, expect, it } from "vitest";
import { cardTextProblems, unfoldClosed } from "../support/cards";
import { changeCompetition, changeContests, fixStanding, player } from "../support/competitions";
import { openPanel } from "../support/panels";
import { useTestSite } from "../support/site";

const site = useTestSite();

const tag = "vetrina-competitions";

/**
 * Viewport height for all cards, because content outside the viewport has no layout (`content-visibility`).
 */
const pageHeight = 12_000;

/** Names, words and amounts that are longer than those of the simulated space. */
function lengthen() {
  fixStanding(site, 12_345, 987_654);
  changeCompetition(site, "com-autunno", {
    name: "Supercampionato interregionale d’autunno",
    maxNumberOfEntrants: 1_000_000,
  });
  changeContests(site, {
    "con-poker-1": { status: "Active", statusCode: 25, groupStageLabel: "Raggruppamento settentrionale" },
  });
  const { space } = site.sandbox.model.gamification;
  space.update((state) => ({
    ...state,
    rewards: state.rewards.map((each) =>
      each.entityId === "con-autunno-1"
        ? { ...each, name: "Partecipazione straordinaria", rewardValue: 12_500.5 }
        : each,
    ),
  }));
}

describe.each(["usual", "wide"] as const)("competitions with the %s font", (face) => {
  it("have no clipped, broken, covered or too small text, even with open details (X7)", async () => {
    lengthen();
    const markup = `<${tag} data-limit="20" data-status="all" data-ids="com-autunno,com-coppa,com-poker,com-slot-lampo,com-cancelled"></${tag}>`;
    const { page } = await openPanel(site, markup, player, {
      face,
      viewport: { width: 240, height: pageHeight },
    });
    await page.locator(`${tag}[data-state="ready"]`).waitFor();
    await unfoldClosed(page.locator(tag));
    const names = ["Supercampionato interregionale d’autunno", "Lega del poker"];
    const problems = await cardTextProblems(page, tag, names, pageHeight);
    expect(problems, problems.join("\n")).toEqual([]);
  });
});
