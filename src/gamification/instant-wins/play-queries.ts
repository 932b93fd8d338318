import type { GamificationClient } from "../client/client";
import { CallFailure } from "../client/errors";
import type { EntityWrite } from "../entities/entity-writes";
import type { ListKind } from "../entities/list-kind";
import type { Panels } from "../entities/panels";
import { type Award, getAwards } from "../protocol/awards";
import type { CallOptions } from "../protocol/call";
import type { ListReply } from "../protocol/envelope";
import {
  donateInstantWinPlays,
  getInstantWinAvailablePlays,
  type InstantWinPlayResults,
  type InstantWinsAvailablePlayResults,
  playInstantWin,
} from "../protocol/instant-wins";
import type { KeptPlay } from "./kept-plays";
import { outcomeOf, type PlayOutcome } from "./outcome";
import { isMade, type PlayCheck, type PlayReport } from "./plays";

const leftIn = ({ data }: ListReply<InstantWinsAvailablePlayResults>, id: string) =>
  data.find(({ instantWinId }) => instantWinId === id)?.remainingPlays;

/** Maximum difference between the clocks of the platform and of this library, milliseconds. */
const clockTolerance = 2000;

/** Maximum delay of replies, milliseconds. After that, a single read determines the outcome of a play. */
const settleTime = 20_000;

/** Maximum number of awards that are searched after a lost reply. */
const maxAwards = 10;

export interface PlayContext {
  /** The language of the platform's texts. */
  readonly language: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Cancels the reads. */
  readonly signal?: AbortSignal;
}

/**
 * Reads the outcome of a play whose reply was lost: the remaining plays, and the awards that were issued
 * since the play. Repeats the read until there is an award or the platform has had enough time. The number of
 * remaining plays proves nothing: in the meantime, the platform may return plays, and the member may use
 * plays elsewhere.
 *
 * @throws CallFailure
 */
export async function checkPlay(
  client: Pick<GamificationClient, "call" | "readUntil">,
  { id, at }: KeptPlay,
  { language, now, signal }: PlayContext,
): Promise<PlayCheck> {
  const query = { id, at, language };
  async function read(options: CallOptions): Promise<PlayCheck> {
    const [plays, awards] = await Promise.all([
      client.call(getInstantWinAvailablePlays, { instantWinIds: [id] }, options),
      wonAwardList.readPage(client, query, { skip: 0, limit: maxAwards }, options),
    ]);
    return { left: leftIn(plays, id), awards: awardsSince(query, awards.data) };
  }
  const isSettled = (check: PlayCheck) => isMade(check) || now - at > settleTime;
  return client.readUntil(read, isSettled, signal ? { signal } : {});
}

/** Selects the awards that an instant win has issued since a play. */
export interface WonAwardQuery {
  /** The id of the instant win. */
  readonly id: string;
  /** When the play was sent, milliseconds since 1970. */
  readonly at: number;
  /** The language of the platform's texts. */
  readonly language: string;
}

/** The awards of an instant win, newest first. */
export const wonAwardList: ListKind<WonAwardQuery, Award> = {
  name: "awards won",
  entityTypes: ["Award"],
  readPage: (client, { id, language }, page, options) =>
    client.call(
      getAwards,
      {
        languageKey: language,
        awardFilter: {
          entityIds: [id],
          sortBy: [{ queryField: "created", order: "Desc" }],
          ...page,
        },
      },
      options,
    ),
};

/** The awards that an instant win has issued since a play. */
export const awardsSince = ({ id, at }: WonAwardQuery, awards: readonly Award[]): readonly Award[] =>
  awards.filter(({ entityId, created = 0 }) => entityId === id && created >= at - clockTolerance);

/**
 * Reads the outcome from the reply to a play. The reply to a failed call may contain an outcome in addition
 * to its errors.
 */
const outcomeIn = (reply: ListReply<InstantWinPlayResults> | undefined): PlayOutcome | undefined => {
  const played = reply?.data[0];
  return played && outcomeOf(played);
};

async function sendPlay(
  client: Pick<GamificationClient, "call">,
  id: string,
  language: string,
): Promise<PlayOutcome | undefined> {
  try {
    return outcomeIn(await client.call(playInstantWin, { instantWinId: id, languageKey: language }));
  } catch (error) {
    const outcome =
      error instanceof CallFailure
        ? outcomeIn(error.reply as ListReply<InstantWinPlayResults> | undefined)
        : undefined;
    if (outcome) return outcome;
    throw error;
  }
}

/** Plays once, through the writes that all panels of the page share. */
export async function playThrough(
  panels: Pick<Panels, "write">,
  play: KeptPlay,
  { language, now }: { readonly language: string; now(): number },
  onLost: () => void,
): Promise<PlayReport> {
  let outcome: PlayOutcome | undefined;
  let check: PlayCheck | undefined;
  const written = await panels.write("InstantWin", play.id, (client) => ({
    action: "play",
    // Waits for a slow result until the call times out, because no other message reports the result.
    async send() {
      outcome = await sendPlay(client, play.id, language);
    },
    async confirm(signal) {
      if (outcome) return true;
      onLost();
      check = await checkPlay(client, play, { language, now: now(), signal });
      return isMade(check);
    },
  }));
  if (outcome) return { status: "result", outcome };
  if (!written) return { status: "failed", kind: "notSent" };
  if (written.status === "failed") return { status: "failed", kind: written.kind };
  return check ? { status: "checked", check } : { status: "unchecked" };
}

/** The write that donates plays, and the read that confirms it. */
export function donationWrite(
  client: Pick<GamificationClient, "call" | "readUntil">,
  { id, count, before }: { readonly id: string; readonly count: number; readonly before: number },
): EntityWrite {
  const isTaken = (reply: ListReply<InstantWinsAvailablePlayResults>) =>
    (leftIn(reply, id) ?? before) <= before - count;
  return {
    action: "donate",
    send: (signal) =>
      client.call(donateInstantWinPlays, { instantWinId: id, numberOfPlaysToDonate: count }, { signal }),
    async confirm(signal) {
      const readLeft = (options: CallOptions) =>
        client.call(getInstantWinAvailablePlays, { instantWinIds: [id] }, options);
      return isTaken(await client.readUntil(readLeft, isTaken, { signal }));
    },
  };
}
