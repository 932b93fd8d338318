import type { Contest } from "../schema/contests";
import type { ScoringStrategy, Strategy } from "../schema/strategies";
import type { SayContests } from "./contest-texts";

/**
 * How a contest is timed, scored and ranked, in plain sentences. What is not known is left out: the rules are one click
 * away, and a wrong sentence would be worse than none.
 */
export function contestRules(
  { roundType, strategies }: Pick<Contest, "roundType" | "strategies">,
  say: SayContests,
): readonly string[] {
  const sentences = [timingText(roundType, say)];
  if (strategies) sentences.push(scoringText(strategies, say), ...rankingTexts(strategies, say));
  return sentences.filter((sentence) => sentence !== undefined);
}

function timingText(roundType: Contest["roundType"], say: SayContests): string | undefined {
  if (roundType === "TimeBound") return say("timeBound");
  return roundType === "TargetBased" ? say("targetBased") : undefined;
}

/** A number that limits something. The platform writes 0 where there is no limit. */
function limit(strategy: ScoringStrategy | undefined, field: keyof ScoringStrategy): number | undefined {
  const value = strategy?.[field];
  return value !== undefined && value > 0 ? value : undefined;
}

function scoringText({ strategyType, scoringStrategy }: Strategy, say: SayContests): string | undefined {
  const count = (field: keyof ScoringStrategy, all: "sumBest" | "limited" | "firstTo") => {
    const value = limit(scoringStrategy, field);
    return value === undefined ? say(all) : say(`${all}Of`, { count: value });
  };
  switch (strategyType) {
    case "TotalCumulative":
      return say("totalCumulative");
    case "SumBest":
      return count("sumBestXOf", "sumBest");
    case "LimitedTo":
      return count("limitUpdatesTo", "limited");
    case "FirstTo":
      return count("recordTimeWhenSumReaches", "firstTo");
    default:
      return undefined;
  }
}

/**
 * What puts a member before another one. A flag that is absent is false, except where that would leave open which of
 * the two criteria leads: then only what is written is said.
 */
function rankingTexts({ rankingStrategy }: Strategy, say: SayContests): readonly (string | undefined)[] {
  const flags = rankingStrategy?.constraints ?? [];
  const has = (flag: string) => flags.includes(flag);
  const score = say(has("scoreDesc") ? "moreScore" : "lessScore");
  const time = say(has("timeDesc") ? "moreTime" : "lessTime");
  return [
    orderText(),
    has("ignoreTime") && !has("ignoreScore") ? say("sharedRanks") : undefined,
    has("excludeIfGoalNotReached") ? say("goalNeeded") : undefined,
  ];

  function orderText(): string | undefined {
    if (has("ignoreScore")) return has("ignoreTime") ? undefined : say("rankBy", { first: time });
    if (has("ignoreTime")) return say("rankBy", { first: score });
    if (has("scoreFirst")) return say("rankThen", { first: score, second: time });
    return has("scoreDesc") ? say("rankBy", { first: score }) : undefined;
  }
}
