import { Refusal } from "../calls/destination";
import type { Gamification } from "../interface";
import type { Award, InstantWin, Tile } from "../space/entities";
import { randomFrom } from "../space/random";
import { isWithinDates } from "../space/wire-instant";
import { issueAward } from "./awards";

/** What a play came to. */
export interface Play {
  /** How many plays of the member came before. */
  readonly number: number;
  readonly tile: Tile;
  readonly award: Award | undefined;
  readonly remainingPlays: number;
}

export const playsLeft = ({ space }: Gamification, memberId: string, instantWinId: string): number =>
  space.now().members[memberId]?.plays[instantWinId] ?? 0;

/** @throws Refusal where there is none, or it is not its time */
function openInstantWin({ space, clock }: Gamification, instantWinId: string): InstantWin {
  const found = space.now().instantWins.find(({ id }) => id === instantWinId);
  if (!found) throw new Refusal(404, "Il gioco non esiste.");
  if (!isWithinDates(found, clock.now())) throw new Refusal(400, "Il gioco non è aperto.");
  return found;
}

/** Takes plays from a member. @throws Refusal where he has not so many */
function takePlays(
  gamification: Gamification,
  memberId: string,
  instantWinId: string,
  count: number,
): number {
  const left = playsLeft(gamification, memberId, instantWinId) - count;
  if (left < 0) throw new Refusal(400, "Non ci sono abbastanza giocate.");
  gamification.space.updateMember(memberId, (member) => ({
    ...member,
    plays: { ...member.plays, [instantWinId]: left },
  }));
  return left;
}

/** The tile on which a number from 0 to 1 falls, each as wide as it is probable. */
function drawn(tiles: readonly Tile[], random: number): Tile {
  let left = random * tiles.reduce((sum, { probability }) => sum + probability, 0);
  const tile = tiles.find(({ probability }) => (left -= probability) < 0) ?? tiles.at(-1);
  if (!tile) throw new Refusal(400, "Il gioco non ha caselle.");
  return tile;
}

/** Plays once. The same member's same play always comes to the same. @throws Refusal */
export function playInstantWin(gamification: Gamification, memberId: string, instantWinId: string): Play {
  const { tiles } = openInstantWin(gamification, instantWinId);
  const remainingPlays = takePlays(gamification, memberId, instantWinId, 1);
  const number = gamification.space.now().members[memberId]?.played ?? 0;
  gamification.space.updateMember(memberId, (member) => ({ ...member, played: member.played + 1 }));
  const tile = drawn(tiles, randomFrom(`${memberId} ${instantWinId} ${number}`)());
  const award = tile.reward && issueAward(gamification, memberId, tile.reward.id);
  return { number, tile, award, remainingPlays };
}

/** Gives plays away; to whom, the protocol does not say. @returns the plays left @throws Refusal */
export function donatePlays(
  gamification: Gamification,
  memberId: string,
  instantWinId: string,
  count: number,
): number {
  openInstantWin(gamification, instantWinId);
  return takePlays(gamification, memberId, instantWinId, count);
}
