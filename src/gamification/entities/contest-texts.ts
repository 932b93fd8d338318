import { defineTexts, type Translate } from "../../i18n/texts";

/** The texts of strategies and timing. Apart from the shared texts, because few panels load them. */
export const contestTexts = defineTexts(
  "contests",
  {
    timeBound: "A tempo: fino alla data di fine.",
    targetBased: "A traguardo: fino al punteggio stabilito.",
    totalCumulative: "Contano tutti i punti.",
    sumBest: { one: "Conta il risultato migliore.", other: "Contano i {count} risultati migliori." },
    limitedTo: { one: "Conta un solo risultato.", other: "Contano al massimo {count} risultati." },
    firstTo: "Conta chi arriva prima al traguardo.",
    moreScore: "È davanti chi ha più punti.",
    timeOnly: "In classifica conta solo il tempo.",
    timeDecides: "A pari punti decide il tempo.",
    sharedRanks: "A pari punti il posto è condiviso.",
    goalNeeded: "Entra in classifica solo chi raggiunge il traguardo.",
  },
  {
    timeBound: "Timed: until the end date.",
    targetBased: "With a target: until the set score.",
    totalCumulative: "All points count.",
    sumBest: { one: "The best result counts.", other: "The {count} best results count." },
    limitedTo: { one: "One result counts.", other: "At most {count} results count." },
    firstTo: "What counts is who reaches the target first.",
    moreScore: "Whoever has more points is ahead.",
    timeOnly: "Only the time counts for the ranking.",
    timeDecides: "With equal points, the time decides.",
    sharedRanks: "Players with equal points share a place.",
    goalNeeded: "Only those who reach the target are ranked.",
  },
);

export type SayContests = Translate<(typeof contestTexts)["it"]>;
