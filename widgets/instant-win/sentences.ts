import { rewardText } from "../../src/gamification/entities/reward-text";
import { isWorth, type PlayOutcome, rewardsOf } from "../../src/gamification/instant-wins/outcome";
import { isMade, type PlayState } from "../../src/gamification/instant-wins/plays";
import type { Reward } from "../../src/gamification/schema/rewards";
import type { Language } from "../../src/i18n";
import type { SayPlay } from "./play-texts";

export interface SentenceContext {
  /** What the platform says of the rewards: units and names. */
  readonly rewards: readonly Reward[];
  readonly language: Language;
  readonly say: SayPlay;
}

/** The prizes of an outcome in words; undefined if it is worth nothing. */
function prizeText(outcome: PlayOutcome, { rewards, language }: SentenceContext): string | undefined {
  if (!isWorth(outcome)) return undefined;
  const won = rewardsOf(outcome);
  const worths =
    won.length > 0
      ? won.map(({ id, name, rewardValue }) => ({ id, name, rewardValue }))
      : outcome.awards.map(({ rewardId, value }) => ({ id: rewardId, name: undefined, rewardValue: value }));
  return worths
    .map(({ id, name, rewardValue }) => {
      const known = rewards.find((reward) => reward.id === id);
      // The tile has the value that was drawn.
      return rewardText({ name: name ?? known?.name, rewardValue, rewardType: known?.rewardType }, language);
    })
    .join(", ");
}

const leftText = (left: number | undefined, say: SayPlay) => {
  if (left === undefined) return "";
  return left > 0 ? say("left", { count: left }) : say("noneLeft");
};

/** What the state of a play says to the member; empty if there is nothing to say. */
export function playSentence(state: PlayState, isSlow: boolean, context: SentenceContext): string {
  const { say, language } = context;
  switch (state.phase) {
    case "waiting":
      return isSlow ? say("slow") : "";
    case "checking":
      return say("lost");
    case "result": {
      const prize = prizeText(state.outcome, context);
      const sentence = prize ? say("prize", { prize }) : say("noPrize");
      return `${sentence} ${leftText(state.outcome.left, say)}`.trim();
    }
    case "checked": {
      const prize = state.awards.map((award) => rewardText(award, language)).join(", ");
      const won = isMade(state) ? `${say("lostUsed")} ${say("prize", { prize })}` : say("lostUnclear");
      return `${won} ${leftText(state.left, say)}`.trim();
    }
    case "unchecked":
      return say("unchecked");
    case "failed":
      return say(state.kind === "remote" || state.kind === "unauthorised" ? "refused" : "failed");
    default:
      return "";
  }
}
