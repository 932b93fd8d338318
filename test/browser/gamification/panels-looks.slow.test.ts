import { describe } from "vitest";
import { type GamificationPanel, gamificationPanelLooks } from "../support/gamification-panels";
import { useTestSite } from "../support/site";

const site = useTestSite();

const panels: readonly GamificationPanel[] = [
  {
    tag: "vetrina-achievements",
    markup: "<vetrina-achievements>Traguardi</vetrina-achievements>",
    call: "getAchievements",
    boxes: [".vetrina-card", ".row-card"],
  },
  {
    tag: "vetrina-awards",
    markup: "<vetrina-awards>Premi</vetrina-awards>",
    call: "getAwards",
    boxes: [".vetrina-card", ".row-card"],
  },
  {
    tag: "vetrina-competitions",
    markup:
      '<vetrina-competitions data-ids="com-poker,com-autunno,com-slot-lampo" data-status="all"></vetrina-competitions>',
    call: "getCompetitions",
    boxes: [".vetrina-card", ".row-card"],
  },
  {
    tag: "vetrina-files",
    markup: '<vetrina-files data-repository="repo-documenti">Documenti</vetrina-files>',
    call: "getFiles",
    boxes: [".entity"],
  },
  {
    tag: "vetrina-instant-win",
    markup: "<vetrina-instant-win>Giochi</vetrina-instant-win>",
    call: "listInstantWins",
    boxes: [".game", ".tile > .back"],
  },
  {
    tag: "vetrina-leaderboard",
    markup: '<vetrina-leaderboard data-competition-id="com-autunno">Classifica</vetrina-leaderboard>',
    call: "getContests",
    boxes: [".vetrina-card", ".own"],
  },
  {
    tag: "vetrina-messages",
    markup: "<vetrina-messages>Messaggi</vetrina-messages>",
    call: "getMessages",
    boxes: [".vetrina-card", ".entity"],
  },
  {
    tag: "vetrina-missions",
    markup: "<vetrina-missions>Missioni</vetrina-missions>",
    call: "getMissionStates",
    boxes: [".vetrina-card", ".row-card"],
  },
  {
    tag: "vetrina-products",
    markup: "<vetrina-products>Giochi</vetrina-products>",
    call: "getProducts",
    boxes: [".entity"],
  },
  {
    tag: "vetrina-rewards",
    markup: "<vetrina-rewards>Premi</vetrina-rewards>",
    call: "getRewards",
    boxes: [".entity"],
  },
  {
    tag: "vetrina-rules",
    markup: "<vetrina-rules>Regole</vetrina-rules>",
    call: "getRules",
    boxes: [".entity"],
  },
];

describe.each(panels)("$tag", (panel) => {
  gamificationPanelLooks(site, panel);
});
