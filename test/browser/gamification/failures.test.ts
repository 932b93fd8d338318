import { expect } from "vitest";
import { focused } from "../support/account";
import { axeViolations } from "../support/axe";
import { inState, openPanel } from "../support/panels";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";

const site = useTestSite();

itEach(
  [["achievements", "getAchievements", "i traguardi"]],
  [
    ["awards", "getAwards", "i tuoi premi"],
    ["competitions", "getCompetitions", "i tornei"],
    ["missions", "getMissionStates", "le missioni"],
    ["products", "getProducts", "i giochi"],
    ["rewards", "getRewards", "i premi"],
    ["rules", "getRules", "le regole"],
    ["messages", "getMessages", "i tuoi messaggi"],
  ],
)(
  "vetrina-%s shows an error message for a failed call, and retries by keyboard with Riprova",
  async (name, call, what) => {
    const tag = `vetrina-${name}`;
    site.sandbox.fault({ match: `/gapi/${call}`, status: 500 });
    const { page } = await openPanel(site, `<${tag}>Titolo</${tag}>`, "giulia");
    await inState(page, tag, "error");
    await page.getByText(`Non siamo riusciti a caricare ${what}.`).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    site.sandbox.model.faults.clear();
    await page.keyboard.press("Tab");
    expect(await focused(page)).toMatch(/^Riprova/);
    await page.keyboard.press("Enter");
    await inState(page, tag, "ready");
  },
);
