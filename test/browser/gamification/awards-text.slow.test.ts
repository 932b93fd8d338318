import { expect, it } from "vitest";
import { cardTextProblems } from "../support/cards";
import { openPanel } from "../support/panels";
import { useTestSite } from "../support/site";
import { cards, markup, tag } from "./awards";

const site = useTestSite();

/** High enough for the whole list: content outside the viewport has no layout. */
const height = 9000;

it.each(["usual", "wide"] as const)(
  "no text of the awards is clipped, broken or covered with the %s font, at any text size and spacing (X7)",
  async (face) => {
    const { page } = await openPanel(site, markup, "giulia", { face, viewport: { width: 390, height } });
    await page.locator(`${tag}[data-state="ready"]`).waitFor();
    await cards(page)
      .first()
      .getByRole("button", { name: /^Rifiuta/ })
      .click();
    const problems = await cardTextProblems(page, tag, ["5 € di bonus scommesse"], height);
    expect(problems, problems.join("\n")).toEqual([]);
  },
);
