import type { Contest } from "../schema/contests";
import type { Strategy } from "../schema/scoring";
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
 * What decides about places. An absent flag is not read as its opposite, and the direction of times is not said: no
 * source documents either, and players must not read the reverse of a rule.
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
