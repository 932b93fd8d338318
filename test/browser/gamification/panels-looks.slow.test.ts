import { describe } from "vitest";
import { gamificationPanelLooks } from "../support/gamification-panels";
import { useTestSite } from "../support/site";

const site = useTestSite();

const rows = [".vetrina-card", ".row-card"];

describe.each<[tag: string, call: string, boxes: readonly string[], attributes?: string]>([
  ["vetrina-achievements", "getAchievements", rows],
  ["vetrina-awards", "getAwards", rows],
  [
    "vetrina-competitions",
    "getCompetitions",
    rows,
    'data-ids="com-poker,com-autunno,com-slot-lampo" data-status="all"',
  ],
  ["vetrina-files", "getFiles", [".entity"], 'data-repository="repo-documenti"'],
  ["vetrina-instant-win", "listInstantWins", [".game", ".tile > .back"]],
  ["vetrina-leaderboard", "getContests", [".vetrina-card", ".own"], 'data-competition-id="com-autunno"'],
  ["vetrina-messages", "getMessages", [".vetrina-card", ".entity"]],
  ["vetrina-missions", "getMissionStates", rows],
  ["vetrina-products", "getProducts", [".entity"]],
  ["vetrina-rewards", "getRewards", [".entity"]],
  ["vetrina-rules", "getRules", [".entity"]],
])("%s", (tag, call, boxes, attributes = "") => {
  gamificationPanelLooks(site, { tag, markup: `<${tag} ${attributes}>Titolo</${tag}>`, call, boxes });
});
