import type { AwardReduced } from "../protocol/awards";
import type { InstantWinPlayResults, InstantWinTile } from "../protocol/instant-wins";

/** Result of a play, as decided by the platform. */
export interface PlayOutcome {
  /** The platform's id of the play. */
  readonly play: string;
  readonly tiles: readonly InstantWinTile[];
  readonly awards: readonly AwardReduced[];
  /** The number of plays left after this play; undefined if the platform did not send it. */
  readonly left: number | undefined;
}

/** Maximum length of a tile's text that is stored, in characters. */
const maxText = 2000;

/** Reads the outcome from the reply to a play. Fields of tiles that are never shown are left out. */
export function outcomeOf({ remainingPlays, results }: InstantWinPlayResults): PlayOutcome {
  return {
    play: results.id,
    tiles: results.tiles.map((tile) => ({
      ...tile,
      ...(tile.text !== undefined && { text: tile.text.slice(0, maxText) }),
      // The probability is left out, because it is never shown.
      probability: undefined,
    })),
    awards: results.awards,
    left: remainingPlays,
  };
}

/** The rewards of an outcome that are worth something. */
export const rewardsOf = ({ tiles }: PlayOutcome) =>
  tiles.flatMap(({ reward }) => (reward && (reward.rewardValue ?? 0) > 0 ? [reward] : []));

/** Whether a play has won something. A tile that only looks like a prize does not count. */
export const isWorth = (outcome: PlayOutcome): boolean =>
  rewardsOf(outcome).length > 0 || outcome.awards.some(({ value }) => (value ?? 0) > 0);
