import { describe, expect } from "vitest";
import { painted } from "../support/account";
import { shifts } from "../support/layout";
import { openPanel } from "../support/panels";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";

const site = useTestSite();

type Case = readonly [markup: string, player: string | undefined];

const panels = [
  ...["achievements", "awards", "competitions", "missions"].flatMap((name) => [
    name,
    `${name} data-limit="6"`,
  ]),
  "messages",
  "instant-win",
  "products",
  "rewards",
  "rules",
  'files data-repository="repo-documenti"',
  'leaderboard data-competition-id="com-autunno"',
];

const cases: readonly Case[] = panels.flatMap((markup) =>
  ["giulia", undefined, "marco"].map((player): Case => [markup, player]),
);

/** Cases in which the paragraph used to move most. */
const isUsual = ([markup, player]: Case) =>
  (markup === "instant-win" && player !== "giulia") || (markup === "messages" && player === "giulia");

describe("a paragraph below a panel on a phone (X6)", () => {
  itEach(
    cases.filter(isUsual),
    cases.filter((each) => !isUsual(each)),
  )("does not move while the panel loads: %s, %s", async (markup, player) => {
    const [name = ""] = markup.split(" ");
    const body = `<vetrina-${markup}><p class="vetrina-fallback">Pannello</p></vetrina-${name}>`;
    const { page } = await openPanel(site, body, player, { viewport: { width: 390, height: 844 } });
    await page.locator(`vetrina-${name}[data-state]:not([data-state="loading"])`).waitFor();
    await painted(page);
    expect(await shifts(page)).toEqual([]);
  });
});
