import { expect, it } from "vitest";
import { painted } from "../support/account";
import { settleAnimations } from "../support/animations";
import { openPanel } from "../support/panels";
import { useTestSite } from "../support/site";
import { setVisitorStyle, textProblems, textSizes } from "../support/text-fit";
import { cards, markup, tag } from "./awards";

const site = useTestSite();

/** High enough for the whole list: content outside the viewport has no layout. */
const height = 9000;

it.each(["usual", "wide"] as const)(
  "with the %s font, all text sizes and spacings: no text of the awards is clipped, broken or covered (X7)",
  async (face) => {
    const { page } = await openPanel(site, markup, "giulia", { face, viewport: { width: 390, height } });
    await page.locator(`${tag}[data-state="ready"]`).waitFor();
    await cards(page)
      .first()
      .getByRole("button", { name: /^Rifiuta/ })
      .click();
    await settleAnimations(page);
    const problems: string[] = [];
    for (const { name, style, widths } of textSizes) {
      await setVisitorStyle(page, style);
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        await painted(page);
        const found = await textProblems(page, "body");
        problems.push(...found.map((problem) => `${name}, ${width} px: ${problem}`));
      }
    }
    expect(problems, problems.join("\n")).toEqual([]);
  },
);
