import { describe, expect, it } from "vitest";
import { cardTextProblems } from "../support/cards";
import { inState, openPanel } from "../support/panels";
import { useTestSite } from "../support/site";

const site = useTestSite();

const tag = "vetrina-missions";
const markup = `<${tag} data-limit="20">Missioni</${tag}>`;

describe.each(["usual", "wide"] as const)("the missions with the %s font (X7)", (face) => {
  it("have no cut, broken, covered or too small text, even in the details", async () => {
    const viewport = { width: 390, height: 6000 };
    const { page } = await openPanel(site, markup, "giulia", { viewport, face });
    await inState(page, tag, "ready");
    const problems = await cardTextProblems(page, tag, ["Il giro del casinò"], viewport.height);
    expect(problems, problems.join("\n")).toEqual([]);
  });
});
