import { defineTexts, type Translate } from "../../src/i18n/texts";

export const achievementsTexts = defineTexts(
  "achievements",
  {
    heading: "Traguardi",
    what: "i traguardi",
    empty: "Al momento non ci sono traguardi.",
    gone: "Questo traguardo non è o non è più disponibile.",
    visitor: "Per vedere i traguardi occorre accedere.",
    progress: "Avanzamento di «{name}»",
    goalEquals: {
      one: "Si completa con esattamente un punto.",
      other: "Si completa con esattamente {count} punti.",
    },
    goalGreaterThan: {
      one: "Si completa con più di un punto.",
      other: "Si completa con più di {count} punti.",
    },
    goalGreaterThanEquals: {
      one: "Si completa con il primo punto.",
      other: "Si completa con almeno {count} punti.",
    },
    goalLessThan: {
      one: "Si completa con meno di un punto.",
      other: "Si completa con meno di {count} punti.",
    },
    goalLessThanEquals: {
      one: "Si completa con al massimo un punto.",
      other: "Si completa con al massimo {count} punti.",
    },
    goalBetween: "Si completa con un numero di punti da {points} a {upper}.",
    goalPercent: "{percent} %",
    rewards: "Premio",
    howTo: "Come si completa",
    start: "Inizio: {date}",
    end: "Fine: {date}",
  },
  {
    heading: "Achievements",
    what: "the achievements",
    empty: "There are no achievements at the moment.",
    gone: "This achievement is not, or no longer, available.",
    visitor: "Log in to see the achievements.",
    progress: "Progress of “{name}”",
    goalEquals: { one: "Completed with exactly one point.", other: "Completed with exactly {count} points." },
    goalGreaterThan: {
      one: "Completed with more than one point.",
      other: "Completed with more than {count} points.",
    },
    goalGreaterThanEquals: {
      one: "Completed with the first point.",
      other: "Completed with at least {count} points.",
    },
    goalLessThan: {
      one: "Completed with less than one point.",
      other: "Completed with fewer than {count} points.",
    },
    goalLessThanEquals: {
      one: "Completed with at most one point.",
      other: "Completed with at most {count} points.",
    },
    goalBetween: "Completed with {points} to {upper} points.",
    goalPercent: "{percent}%",
    rewards: "Prize",
    howTo: "How to complete it",
    start: "Start: {date}",
    end: "End: {date}",
  },
);

export type SayAchievements = Translate<(typeof achievementsTexts)["it"]>;
