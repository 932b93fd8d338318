import { defineTexts, type Translate } from "../../i18n/texts";

/** The texts of strategies and timing. Apart from the shared texts, because few players open them. */
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
    goalNeeded: "Senza raggiungere il traguardo non si è in classifica.",
  },
  {
    timeBound: "Timed: until the end date.",
    targetBased: "With a target: until the set score.",
    totalCumulative: "All points count.",
    sumBest: { one: "The best result counts.", other: "The {count} best results count." },
    limitedTo: { one: "One result counts.", other: "At most {count} results count." },
    firstTo: "Reaching the target first counts.",
    moreScore: "Whoever has more points is ahead.",
    timeOnly: "Only the time counts for the ranking.",
    timeDecides: "The time decides between equal points.",
    sharedRanks: "Equal points share a place.",
    goalNeeded: "Without reaching the target there is no place.",
  },
);

export type SayContests = Translate<(typeof contestTexts)["it"]>;
