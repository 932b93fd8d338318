import { describe, expect, it } from "vitest";
import { cardTextProblems } from "../support/cards";
import { inState, openPanel } from "../support/panels";
import { useTestSite } from "../support/site";
import { cards, markup as awards, tag as awardsTag } from "./awards";

const site = useTestSite();

/** Viewport height for the whole list, because content outside the viewport has no layout. */
const height = 9000;

const missionsTag = "vetrina-missions";
const missions = `<${missionsTag} data-limit="20">Missioni</${missionsTag}>`;

describe.each(["usual", "wide"] as const)("the text of the awards with the %s font (X7)", (face) => {
  it("is not clipped, broken or covered, at any text size and spacing", async () => {
    const { page } = await openPanel(site, awards, "giulia", { face, viewport: { width: 390, height } });
    await page.locator(`${awardsTag}[data-state="ready"]`).waitFor();
    await cards(page)
      .first()
      .getByRole("button", { name: /^Rifiuta/ })
      .click();
    const problems = await cardTextProblems(page, awardsTag, ["5 € di bonus scommesse"], height);
    expect(problems, problems.join("\n")).toEqual([]);
  });
});

describe.each(["usual", "wide"] as const)("the text of the missions with the %s font (X7)", (face) => {
  it("is not clipped, broken, covered or too small, not even in the details", async () => {
    const { page } = await openPanel(site, missions, "giulia", { face, viewport: { width: 390, height } });
    await inState(page, missionsTag, "ready");
    const problems = await cardTextProblems(page, missionsTag, ["Il giro del casinò"], height);
    expect(problems, problems.join("\n")).toEqual([]);
  });
});
