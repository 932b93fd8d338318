import { defineTexts, type Translate } from "../../i18n/texts";

/** The texts of strategies, timing and ranks. Apart from the shared texts, because few panels load them. */
export const contestTexts = defineTexts(
  "contests",
  {
    timeBound: "A tempo: si gioca fino alla data di fine.",
    targetBased: "A traguardo: si gioca fino al punteggio stabilito.",
    totalCumulative: "Contano tutti i punti raccolti.",
    sumBest: "Contano i risultati migliori di ciascuno.",
    sumBestOf: {
      one: "Conta il risultato migliore di ciascuno.",
      other: "Contano i {count} risultati migliori di ciascuno.",
    },
    limited: "Conta un numero limitato di risultati.",
    limitedOf: {
      one: "Conta un solo risultato per ciascuno.",
      other: "Contano al massimo {count} risultati per ciascuno.",
    },
    firstTo: "Conta chi arriva prima al traguardo.",
    firstToOf: {
      one: "Conta chi arriva prima a {count} punto.",
      other: "Conta chi arriva prima a {count} punti.",
    },
    rankBy: "In classifica è davanti chi ha {first}.",
    rankThen: "In classifica è davanti chi ha {first}; a parità, chi ha {second}.",
    moreScore: "più punti",
    lessScore: "meno punti",
    lessTime: "il tempo più breve",
    moreTime: "il tempo più lungo",
    sharedRanks: "A pari punti il posto è condiviso.",
    goalNeeded: "Chi non raggiunge il traguardo non entra in classifica.",
    rankOne: "Posto {rank}",
    rankMany: "Posti {ranks}",
    rankRange: "da {from} a {to}",
    rankAnd: " e ",
  },
  {
    timeBound: "Timed: it runs until its end date.",
    targetBased: "With a target: it runs until the set score is reached.",
    totalCumulative: "All points count.",
    sumBest: "The best results of each player count.",
    sumBestOf: {
      one: "The best result of each player counts.",
      other: "The {count} best results of each player count.",
    },
    limited: "A limited number of results counts.",
    limitedOf: {
      one: "One result of each player counts.",
      other: "At most {count} results of each player count.",
    },
    firstTo: "Reaching the target first counts.",
    firstToOf: {
      one: "Reaching {count} point first counts.",
      other: "Reaching {count} points first counts.",
    },
    rankBy: "The ranking is led by {first}.",
    rankThen: "The ranking is led by {first}; ties are decided by {second}.",
    moreScore: "the most points",
    lessScore: "the fewest points",
    lessTime: "the shortest time",
    moreTime: "the longest time",
    sharedRanks: "Equal points share a place.",
    goalNeeded: "Players who do not reach the target are not ranked.",
    rankOne: "Place {rank}",
    rankMany: "Places {ranks}",
    rankRange: "{from} to {to}",
    rankAnd: " and ",
  },
);

export type SayContests = Translate<(typeof contestTexts)["it"]>;
