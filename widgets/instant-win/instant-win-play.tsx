import { openParticipation } from "../../src/gamification/instant-wins/availability";
import { isWorth, rewardsOf } from "../../src/gamification/instant-wins/outcome";
import type { PlayState } from "../../src/gamification/instant-wins/plays";
import type { InstantWinItem } from "../../src/gamification/instant-wins/queries";
import type { Reward } from "../../src/gamification/protocol/rewards";
import { OptIn } from "../../src/widget-kit/gamification";
import css from "./play.css?inline";
import { PrizeIcon, prizeKind, type PrizeKind } from "./prize";

/** The entry point of a separate chunk: the code of a play, and the looks other than tiles. */
export { AwardLink } from "./AwardLink";
export { Donation } from "./Donation";
export { Face } from "./Face";
export { MemberPlays } from "./MemberPlays";
export { PlayMessage } from "./PlayMessage";
export { Scratch } from "./Scratch";
export { Wheel } from "./Wheel";

export const styles: readonly string[] = [css];

/** Controls to join or leave an open instant win that requires an opt-in. */
export const GameOptIn = ({ item, name }: { readonly item: InstantWinItem; readonly name: string }) => (
  <OptIn
    entityType="InstantWin"
    id={item.id}
    name={name}
    participation={openParticipation(item.instantWin, item.optIn)}
    details={{}}
  />
);

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
