import type { Contest } from "../schema/contests";
import type { Strategy } from "../schema/strategies";
import type { SayContests } from "./contest-texts";

/**
 * How a contest is timed, scored and ranked, in plain sentences. What is not known is left out: the rules are one click
 * away, and a wrong sentence would be worse than none.
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

/** What counts. The platform writes 0 where a number is not limited: then the sentence would say nothing. */
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
 * What puts a member before another one. A flag that is absent is false, except where that would leave open which of
 * the two criteria leads: then only what is written is said.
 */
function rankingTexts({ rankingStrategy }: Strategy, say: SayContests): readonly (string | false)[] {
  const flags = rankingStrategy?.constraints ?? [];
  const has = (flag: string) => flags.includes(flag);
  const score = say(has("scoreDesc") ? "moreScore" : "lessScore");
  const time = say(has("timeDesc") ? "moreTime" : "lessTime");
  const isTimeIgnored = has("ignoreTime");
  const isScoreIgnored = has("ignoreScore");
  const isByScore = !isScoreIgnored && (isTimeIgnored || (has("scoreDesc") && !has("scoreFirst")));
  return [
    isByScore && say("rankBy", { first: score }),
    isScoreIgnored && !isTimeIgnored && say("rankBy", { first: time }),
    !isScoreIgnored && !isTimeIgnored && has("scoreFirst") && say("rankThen", { first: score, second: time }),
    !isScoreIgnored && isTimeIgnored && say("sharedRanks"),
    has("excludeIfGoalNotReached") && say("goalNeeded"),
  ];
}
