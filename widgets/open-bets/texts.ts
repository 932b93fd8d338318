import { defineTexts, type Translate } from "../../src/i18n/texts";

export const openBetsTexts = defineTexts(
  "open-bets",
  {
    heading: "Scommesse aperte",
    what: "le tue scommesse aperte",
    visitor: "Per vedere le tue scommesse aperte occorre accedere.",
    empty: "Non hai scommesse aperte.",
    bet: "Scommessa",
    single: "Singola",
    multiple: { one: "Multipla, {count} evento", other: "Multipla, {count} eventi" },
    odds: "Quota",
    stake: "Puntata",
    potentialReturn: "Vincita potenziale",
    placedAt: "Giocata il",
    showAll: "Mostra tutte ({count})",
    showFewer: "Mostra meno",
    statusOpen: "In corso",
  },
  {
    heading: "Open bets",
    what: "your open bets",
    visitor: "Log in to see your open bets.",
    empty: "You have no open bets.",
    bet: "Bet",
    single: "Single",
    multiple: { one: "Multiple, {count} event", other: "Multiple, {count} events" },
    odds: "Odds",
    stake: "Stake",
    potentialReturn: "Potential return",
    placedAt: "Placed on",
    showAll: "Show all ({count})",
    showFewer: "Show fewer",
    statusOpen: "Open",
  },
);

export type SayOpenBets = Translate<(typeof openBetsTexts)["it"]>;
