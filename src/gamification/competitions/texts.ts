import { defineTexts, type Translate } from "../../i18n/texts";
import type { Contest } from "../protocol/competitions";
import type { Strategy } from "../protocol/strategies";

/** Texts of strategies and timing. They are separate from the shared texts, because few panels load them. */
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

/**
 * Explains in plain sentences how a contest is timed, scored and ranked. Unknown facts are left out: the
 * rules are one click away, and a wrong sentence is worse than none.
 */
export function contestRules(
  { roundType, strategies }: Pick<Contest, "roundType" | "strategies">,
  say: SayContests,
): readonly string[] {
  return [
    roundType === "TimeBound" && say("timeBound"),
    roundType === "TargetBased" && say("targetBased"),
    ...(strategies ? [scoringText(strategies, say), ...rankingTexts(strategies, say)] : []),
  ].filter((sentence) => typeof sentence === "string");
}

/**
 * Explains which results count. The platform writes 0 if their number is not limited; in this case the
 * sentence is left out.
 */
function scoringText({ strategyType, scoringStrategy }: Strategy, say: SayContests): string | false {
  const best = scoringStrategy?.sumBestXOf;
  const limit = scoringStrategy?.limitUpdatesTo;
  switch (strategyType) {
    case "TotalCumulative":
      return say("totalCumulative");
    case "SumBest":
      return !!best && say("sumBest", { count: best });
    case "LimitedTo":
      return !!limit && say("limitedTo", { count: limit });
    case "FirstTo":
      return say("firstTo");
    default:
      return false;
  }
}

/**
 * Explains what decides the ranking. Leaves out absent flags and the direction of times, because no source
 * documents them and a wrong rule is worse than none.
 */
function rankingTexts({ rankingStrategy }: Strategy, say: SayContests): readonly (string | false)[] {
  const flags = rankingStrategy?.constraints ?? [];
  const has = (flag: string) => flags.includes(flag);
  const isScored = !has("ignoreScore");
  const isTimed = !has("ignoreTime");
  return [
    isScored && has("scoreDesc") && say("moreScore"),
    isScored && isTimed && has("scoreFirst") && say("timeDecides"),
    isScored && !isTimed && say("sharedRanks"),
    !isScored && isTimed && say("timeOnly"),
    has("excludeIfGoalNotReached") && say("goalNeeded"),
  ];
}
