import { describe, expect, it } from "vitest";
import { painted } from "../support/account";
import { settleAnimations } from "../support/animations";
import { inState, openPanel } from "../support/panels";
import { useTestSite } from "../support/site";
import { setVisitorStyle, textProblems, textSizes } from "../support/text-fit";

const site = useTestSite();

const tag = "vetrina-missions";
const markup = `<${tag}>Missioni</${tag}>`;

describe.each(["usual", "wide"] as const)("with the %s font (X7)", (face) => {
  it("no text is cut, broken, covered or too small", async () => {
    const viewport = { width: 390, height: 6000 };
    const { page } = await openPanel(site, markup, "giulia", { viewport, face });
    await page.goto(`${page.url()}?face=${face}`);
    await inState(page, tag, "ready");
    await settleAnimations(page);
    const problems: string[] = [];
    for (const { name, style, widths } of textSizes) {
      await setVisitorStyle(page, style);
      for (const width of [...widths, 800]) {
        await page.setViewportSize({ ...viewport, width });
        await painted(page);
        const found = await textProblems(page, tag);
        problems.push(...found.map((problem) => `${name}, ${width} px: ${problem}`));
      }
    }
    expect(problems, problems.join("\n")).toEqual([]);
  });
});
