import { describe, expect, it } from "vitest";
import { changeCompetition, changeContests, fixStanding, player } from "../support/competitions";
import { painted } from "../support/account";
import { openPanel } from "../support/panels";
import { useTestSite } from "../support/site";
import { setVisitorStyle, textProblems, textSizes } from "../support/text-fit";

const site = useTestSite();

const tag = "vetrina-competitions";

/** High enough for all cards: content outside the viewport has no layout (`content-visibility`). */
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
  it("no text is clipped, broken, covered or too small, also with open details (X7)", async () => {
    lengthen();
    const markup = `<${tag} data-status="all" data-ids="com-autunno,com-coppa,com-poker,com-slot-lampo,com-cancelled"></${tag}>`;
    const { page } = await openPanel(site, markup, player, {
      face,
      viewport: { width: 240, height: pageHeight },
    });
    await page.locator(`${tag}[data-state="ready"]`).waitFor();
    await page.locator(tag).evaluate((host) => {
      for (const details of host.shadowRoot?.querySelectorAll("details") ?? []) details.open = true;
    });
    const problems: string[] = [];
    for (const { name, style, widths } of textSizes) {
      await setVisitorStyle(page, style);
      for (const width of widths) {
        await page.setViewportSize({ width, height: pageHeight });
        await painted(page);
        problems.push(
          ...(await textProblems(page, tag)).map((problem) => `${name}, ${width} px: ${problem}`),
        );
      }
    }
    expect(problems, problems.join("\n")).toEqual([]);
  });
});
