import { Refusal } from "../calls/destination";
import type { Gamification } from "../interface";
import type { InstantWin, Tile } from "../space/entities";
import { demoPlays } from "../space/instant-wins";
import { randomFrom } from "../space/random";
import { isWithinDates } from "../space/wire-values";
import { issueAward } from "./awards";
import { notifyChanged } from "./changes";
import { sendMessage } from "./messages";

/** @throws Refusal if the instant win does not exist or is not open now */
function findOpenInstantWin({ space, clock }: Gamification, instantWinId: string): InstantWin {
  const found = space.now().instantWins.find(({ id }) => id === instantWinId);
  if (!found) throw new Refusal(404, "Il gioco non esiste.");
  if (!isWithinDates(found, clock.now())) throw new Refusal(400, "Il gioco non è aperto.");
  return found;
}

/** True if the member has joined the instant win, or if the instant win does not require it. */
const takesPart = ({ space }: Gamification, memberId: string, { id, constraints }: InstantWin) =>
  !constraints.includes("optinRequiredForEntrants") ||
  space
    .now()
    .members[memberId]?.optIns.some(({ entityId, status }) => entityId === id && status === "Entrant") ===
    true;

/**
 * Takes plays from a member.
 *
 * @returns the plays left
 * @throws Refusal if the member does not have enough plays
 */
function takePlays(gamification: Gamification, memberId: string, id: string, count: number): number {
  const left = (gamification.space.now().members[memberId]?.plays[id] ?? 0) - count;
  if (left < 0) throw new Refusal(400, "Non ci sono abbastanza giocate.");
  setPlays(gamification, memberId, id, left);
  return left;
}

/** Sets a member's plays and notifies the member. */
export function setPlays(gamification: Gamification, memberId: string, id: string, count: number): void {
  gamification.space.updateMember(memberId, (member) => ({
    ...member,
    plays: { ...member.plays, [id]: count },
  }));
  notifyChanged(gamification, memberId, "updated", { entityType: "InstantWin", entityId: id });
}

/**
 * Sets the index of the tile that a member's next play selects. If the index is undefined, the probabilities
 * decide.
 */
export function setNextTile(
  { space }: Gamification,
  memberId: string,
  id: string,
  index: number | undefined,
): void {
  space.updateMember(memberId, (member) => ({
    ...member,
    nextTiles: { ...member.nextTiles, [id]: index },
  }));
}

/** Returns and removes the index of the tile that was set for the next play. */
function takeNextTile(gamification: Gamification, memberId: string, id: string): number | undefined {
  const index = gamification.space.now().members[memberId]?.nextTiles?.[id];
  if (index !== undefined) setNextTile(gamification, memberId, id, undefined);
  return index;
}

/**
 * Returns one play to a member in each open instant win in which the member has fewer plays than at the
 * start.
 */
export function returnPlays(gamification: Gamification, memberId: string): void {
  const { instantWins, members } = gamification.space.now();
  const plays = members[memberId]?.plays ?? {};
  for (const instantWin of instantWins) {
    const left = plays[instantWin.id];
    const most = demoPlays[instantWin.id];
    if (left === undefined || most === undefined || left >= most) continue;
    if (isWithinDates(instantWin, gamification.clock.now())) {
      setPlays(gamification, memberId, instantWin.id, left + 1);
    }
  }
}

/**
 * Selects a tile according to the probabilities. @param random a number from 0 up to, but not including, 1
 */
function drawTile(tiles: readonly Tile[], random: number): Tile {
  let remaining = random * tiles.reduce((sum, { probability }) => sum + probability, 0);
  const tile = tiles.find(({ probability }) => (remaining -= probability) < 0) ?? tiles.at(-1);
  if (!tile) throw new Refusal(400, "Il gioco non ha caselle.");
  return tile;
}

/**
 * Issues the award of a tile and, if its reward requires it (`notifyMember`), sends a message to the inbox.
 */
function giveAward(gamification: Gamification, memberId: string, { name }: InstantWin, rewardId: string) {
  const award = issueAward(gamification, memberId, rewardId);
  const reward = gamification.space.now().rewards.find(({ id }) => id === rewardId);
  if (reward?.constraints.includes("notifyMember")) {
    sendMessage(gamification, memberId, {
      subject: `Premio da «${name}»: ${award.name}`,
      body: "<p>Il premio è tra i tuoi premi, con la data entro cui si può riscuotere.</p>",
    });
  }
  return award;
}

/**
 * Plays once. The result depends only on the member, the instant win and the number of the play.
 *
 * @throws Refusal if the instant win is not open, or if the member has not joined it or has no plays left
 */
export function playInstantWin(gamification: Gamification, memberId: string, instantWinId: string) {
  const instantWin = findOpenInstantWin(gamification, instantWinId);
  if (!takesPart(gamification, memberId, instantWin))
    throw new Refusal(400, "Per giocare occorre iscriversi.");
  const { tiles } = instantWin;
  const remainingPlays = takePlays(gamification, memberId, instantWinId, 1);
  const number = gamification.space.now().members[memberId]?.played ?? 0;
  gamification.space.updateMember(memberId, (member) => ({ ...member, played: member.played + 1 }));
  const tile =
    tiles[takeNextTile(gamification, memberId, instantWinId) ?? -1] ??
    drawTile(tiles, randomFrom(`${memberId} ${instantWinId} ${number}`)());
  const award = tile.reward && giveAward(gamification, memberId, instantWin, tile.reward.id);
  return { number, tile, award, remainingPlays };
}

/** In the result, `number` is the number of the member's previous plays. */
export type Play = ReturnType<typeof playInstantWin>;

/**
 * Removes plays from a member. The protocol does not define which member would receive them, so they are
 * lost.
 *
 * @returns the plays left
 * @throws Refusal if the instant win is not open or the member does not have enough plays
 */
export function donatePlays(
  gamification: Gamification,
  memberId: string,
  instantWinId: string,
  count: number,
): number {
  findOpenInstantWin(gamification, instantWinId);
  return takePlays(gamification, memberId, instantWinId, count);
}
