import { isWorth, rewardsOf } from "../../src/gamification/instant-wins/outcome";
import type { PlayState } from "../../src/gamification/instant-wins/plays";
import type { Reward } from "../../src/gamification/protocol/rewards";
import { PrizeIcon, prizeKind, type PrizeKind } from "./prize";

export interface ResultIconProps {
  readonly state: PlayState;
  readonly rewards: readonly Reward[];
}

/** The icon of a result: the icon of its prize, or a dash. */
export const ResultIcon = ({ state, rewards }: ResultIconProps) => (
  <PrizeIcon kind={kindOfResult(state, rewards)} />
);

function kindOfResult(state: PlayState, rewards: readonly Reward[]): PrizeKind | undefined {
  if (state.phase === "checked" && state.awards.length > 0) return "other";
  if (state.phase !== "result" || !isWorth(state.outcome)) return undefined;
  const [reward] = rewardsOf(state.outcome);
  return prizeKind(reward?.id ?? state.outcome.awards[0]?.rewardId, rewards);
}
