import { isWorth, type PlayOutcome, rewardsOf } from "../../src/gamification/instant-wins/outcome";
import { isMade, type PlayState } from "../../src/gamification/instant-wins/plays";
import type { Reward } from "../../src/gamification/protocol/rewards";
import { rewardText } from "../../src/gamification/rewards/reward-text";
import type { Language } from "../../src/i18n/texts";
import type { SayPlay } from "./play-texts";

export interface SentenceContext {
  /** The rewards of the instant win: units and names. */
  readonly rewards: readonly Reward[];
  readonly language: Language;
  readonly say: SayPlay;
}

/** The message about a play. Each field is a sentence, or undefined. */
export interface PlayMessage {
  /** A text about the event; undefined if the event is a prize. */
  readonly text?: string | undefined;
  /** The prizes, without a full stop. */
  readonly prize?: string | undefined;
  /** The plays left. */
  readonly left?: string | undefined;
}

/** The prizes of an outcome as text; undefined if it is worth nothing. */
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
      // The value comes from the tile, which states what the member won.
      return rewardText({ name: name ?? known?.name, rewardValue, rewardType: known?.rewardType }, language);
    })
    .join(", ");
}

function leftText(left: number | undefined, say: SayPlay): string | undefined {
  if (left === undefined) return undefined;
  return left > 0 ? say("left", { count: left }) : say("noneLeft");
}

/** The message about the state of a play; empty if there is nothing to report. */
export function playMessage(state: PlayState, isSlow: boolean, context: SentenceContext): PlayMessage {
  const { say, language } = context;
  switch (state.phase) {
    case "waiting":
      return isSlow ? { text: say("slow") } : {};
    case "checking":
      return { text: say("lost") };
    case "result": {
      const prize = prizeText(state.outcome, context);
      return { ...(prize ? { prize } : { text: say("noPrize") }), left: leftText(state.outcome.left, say) };
    }
    case "checked":
      return {
        ...(isMade(state)
          ? {
              text: say("lostUsed"),
              prize: state.awards.map((award) => rewardText(award, language)).join(", "),
            }
          : { text: say("lostUnclear") }),
        left: leftText(state.left, say),
      };
    case "unchecked":
      return { text: say("unchecked") };
    case "failed":
      return { text: say(state.kind === "remote" || state.kind === "unauthorised" ? "refused" : "failed") };
    default:
      return {};
  }
}
