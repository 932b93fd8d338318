import { defineTexts } from "../../src/i18n/texts";

export const rewardsTexts = defineTexts(
  "rewards",
  {
    heading: "Premi previsti",
    what: "i premi",
    empty: "Al momento non ci sono premi.",
    gone: "Questo premio non è o non è più disponibile.",
    visitor: "Per vedere i premi occorre accedere.",
    exhausted: "Esaurito",
    issueLimit: "Assegnazioni previste: {count}",
    of: "Previsto per:",
    rankOther: "Posto: {rank}",
  },
  {
    heading: "Rewards on offer",
    what: "the rewards",
    empty: "There are no rewards at the moment.",
    gone: "This reward is not, or no longer, available.",
    visitor: "Log in to see the rewards.",
    exhausted: "None left",
    issueLimit: "Number of times it is issued: {count}",
    of: "For:",
    rankOther: "Place: {rank}",
  },
);
