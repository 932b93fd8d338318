import { describe, expect, it } from "vitest";
import { painted } from "../support/account";
import { contestId, member, rowsIn, tag, writeBoard } from "../support/boards";
import { inState, openPanel } from "../support/panels";
import { useTestSite } from "../support/site";
import { setVisitorStyle, textProblems, textSizes, textSpacing } from "../support/text-fit";

const site = useTestSite();

describe.each(["usual", "wide"] as const)("a leaderboard with the %s font (X7)", (face) => {
  it("leaves names more than 20 % of the width next to long points, with the text spacing of WCAG 1.4.12", async () => {
    const bestScores = [1234.5, 99, 9];
    writeBoard(site, [{ rank: 1, score: 123456.25, bestScores, members: [member("Massimiliano")] }]);
    const body = `<${tag} data-entity-id="${contestId}" data-best-scores="true">Classifica</${tag}>`;
    const { page } = await openPanel(site, body, "giulia", { face, viewport: { width: 336, height: 900 } });
    await inState(page, tag, "ready");
    await setVisitorStyle(page, textSpacing);
    const shares = await rowsIn(page)
      .locator(".names")
      .evaluateAll((all) => all.map((each) => each.clientWidth / (each.parentElement?.clientWidth ?? 0)));
    expect(Math.min(...shares)).toBeGreaterThan(0.2);
  });

  it("does not cut, break or cover text, or make it tiny, with any kind of text enlargement", async () => {
    const long = { name: "Massimiliano-Bartolomeo del Castellammare", memberId: "long" };
    writeBoard(site, [
      { rank: 998, score: 123456.25, bestScores: [1234.5, 99, 9], members: [member("Anna"), long] },
      {
        rank: 1000,
        score: 123450,
        bestScores: [1234.5, 99, 9],
        members: ["own", member("Bea"), long, long],
      },
      { rank: 1003, score: 5, members: [member("Elsa", { rankChangeFrom: 12, goalReached: true })] },
    ]);
    const body = `<${tag} data-entity-id="${contestId}" data-best-scores="true">Classifica</${tag}>`;
    const { page } = await openPanel(site, body, "giulia", { face });
    await inState(page, tag, "ready");
    const problems: string[] = [];
    for (const { name, style, widths } of textSizes) {
      await setVisitorStyle(page, style);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 2000 });
        await painted(page);
        problems.push(...(await textProblems(page, tag)).map((each) => `${name}, ${width} px: ${each}`));
      }
    }
    expect(problems, problems.join("\n")).toEqual([]);
  });
});
