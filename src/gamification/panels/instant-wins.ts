import { getAwards } from "../calls/awards";
import { getFiles } from "../calls/files";
import {
  donateInstantWinPlays,
  getInstantWinAvailablePlays,
  listInstantWins,
  playInstantWin,
} from "../calls/instant-wins";
import { getRewards } from "../calls/rewards";
import type { CallOptions } from "../call-options";
import type { Gamification } from "../client";
import { CallFailure } from "../errors";
import type { KeptPlay } from "../instant-wins/kept-plays";
import { wheelType } from "../instant-wins/look";
import { outcomeOf, type PlayOutcome } from "../instant-wins/outcome";
import type { PlayCheck, PlayReport } from "../instant-wins/plays";
import type { ListKind } from "../lists/list-kind";
import type { ListReply } from "../schema/envelope";
import type {
  InstantWin,
  InstantWinPlayResults,
  InstantWinsAvailablePlayResults,
} from "../schema/instant-wins";
import type { Reward } from "../schema/rewards";
import type { EntityWrite } from "../writes/entity-writes";
import type { Panels } from "./panels";

/** The instant wins that a panel asks for. */
export interface InstantWinQuery {
  readonly tags: readonly string[];
  readonly ids: readonly string[];
  /** The language of the platform's texts. */
  readonly language: string;
}

/** An instant win with what a panel shows beside it. */
export interface InstantWinItem {
  readonly id: string;
  readonly instantWin: InstantWin;
  /** The member's plays; undefined for a token that may not ask, such as a visitor's. */
  readonly plays: number | undefined;
  /** Empty if they could not be read. */
  readonly rewards: readonly Reward[];
  /** Whether the platform has a file of settings for its look. */
  readonly hasLookFile: boolean;
}

type Client = Pick<Gamification, "call">;

/** What a read returns to a token that may not make it. */
async function orIfRefused<Value>(reading: Promise<Value>, value: Value): Promise<Value> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof CallFailure && error.kind === "unauthorised") return value;
    throw error;
  }
}

/** What a read of details returns if it fails: instant wins can be shown without them. */
async function orNothing<Item>(reading: Promise<ListReply<Item>>, { signal }: CallOptions) {
  try {
    return (await reading).data;
  } catch (error) {
    if (signal?.aborted) throw error;
    return [];
  }
}

const hidden = new Set(["isHidden", "deprecated"]);
const isHidden = ({ constraints }: InstantWin) => constraints.some((each) => hidden.has(each));

const nobodyMayAsk = { meta: undefined, data: [], errors: [] };

/**
 * Instant wins with the member's plays. A page takes two to four calls: the instant wins; then, at the same time, the
 * plays, the rewards of those that have any, and the look files where a type has no published look. A page fails if the
 * plays cannot be read. To a token without the role there are no instant wins.
 */
export const instantWinList: ListKind<InstantWinQuery, InstantWinItem> = {
  name: "instant wins",
  entityTypes: ["InstantWin"],
  async readPage(client, { tags, ids, language }, page, options) {
    const request = { languageKey: language, instantWinFilter: { tags, ids, ...page } };
    const read = await orIfRefused<ListReply<InstantWin>>(
      client.call(listInstantWins, request, options),
      nobodyMayAsk as ListReply<InstantWin>,
    );
    const shown = read.data.filter((instantWin) => !isHidden(instantWin));
    const [plays, rewards, lookFiles] = await Promise.all([
      readPlays(client, shown, options),
      readRewards(client, shown, language, options),
      readLookFiles(client, shown, options),
    ]);
    const hiddenCount = read.data.length - shown.length;
    return {
      ...read,
      ...(read.meta && {
        meta: { ...read.meta, totalRecordsFound: (read.meta.totalRecordsFound ?? 0) - hiddenCount },
      }),
      data: shown.map((instantWin) => ({
        id: instantWin.id,
        instantWin,
        plays: plays.find(({ instantWinId }) => instantWinId === instantWin.id)?.remainingPlays,
        rewards: rewards.filter(({ entityId }) => entityId === instantWin.id),
        hasLookFile: lookFiles.includes(instantWin.id),
      })),
    };
  },
};

async function readPlays(client: Client, shown: readonly InstantWin[], options: CallOptions) {
  if (shown.length === 0) return [];
  const request = { instantWinIds: shown.map(({ id }) => id) };
  const reading = client.call(getInstantWinAvailablePlays, request, options).then(({ data }) => data);
  return orIfRefused<readonly InstantWinsAvailablePlayResults[]>(reading, []);
}

/** The most rewards that a page of instant wins shows. */
const maxRewards = 100;

async function readRewards(
  client: Client,
  shown: readonly InstantWin[],
  language: string,
  options: CallOptions,
): Promise<readonly Reward[]> {
  const entityIds = shown.filter(({ constraints }) => constraints.includes("hasRewards")).map(({ id }) => id);
  if (entityIds.length === 0) return [];
  const entityFilter = [{ entityType: "InstantWin" as const, entityIds, memberTags: [] }];
  const request = { languageKey: language, entityFilter, skip: 0, limit: maxRewards };
  return orNothing(client.call(getRewards, request, options), options);
}

/** The vendor's widgets find look files by this field, which the contract does not have (protocol section 5). */
const lookFolder = { parentFolderPath: "/instant-wins" };

/** The names of the look files: the ids of their instant wins. Their content is not read. */
async function readLookFiles(
  client: Client,
  shown: readonly InstantWin[],
  options: CallOptions,
): Promise<readonly string[]> {
  if (shown.every(({ instantWinType }) => instantWinType === wheelType)) return [];
  const request = { ids: [], skip: 0, limit: 20, ...lookFolder };
  const files = await orNothing(client.call(getFiles, request, options), options);
  return files.flatMap(({ name }) => name ?? []);
}

const leftIn = ({ data }: ListReply<InstantWinsAvailablePlayResults>, id: string) =>
  data.find(({ instantWinId }) => instantWinId === id)?.remainingPlays;

/** Clocks of the platform and of this library may differ by this much, milliseconds. */
const clockTolerance = 2000;

/** Replies may be this late, milliseconds: afterwards one read says what became of a play. */
const settleTime = 20_000;

/** The most awards that are looked at after a lost reply. */
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
 * Reads what became of a play whose reply was lost: the plays, until they are fewer or the platform had time enough; then
 * the awards that came since.
 *
 * @throws CallFailure
 */
export async function checkPlay(
  client: Pick<Gamification, "call" | "readUntil">,
  { id, at, before }: KeptPlay,
  { language, now, signal }: PlayContext,
): Promise<PlayCheck> {
  const readLeft = (options: CallOptions) =>
    client.call(getInstantWinAvailablePlays, { instantWinIds: [id] }, options);
  const isSettled = (reply: ListReply<InstantWinsAvailablePlayResults>) =>
    now - at > settleTime || (leftIn(reply, id) ?? before) !== before;
  const own = signal ? { signal } : {};
  const left = leftIn(await client.readUntil(readLeft, isSettled, own), id);
  const used = left === undefined || left > before ? undefined : left < before;
  if (used === false) return { used, left, awards: [] };
  const { data } = await client.call(
    getAwards,
    {
      languageKey: language,
      awardFilter: {
        entityIds: [id],
        sortBy: [{ queryField: "created", order: "Desc" }],
        ...{ skip: 0, limit: maxAwards },
      },
    },
    { ...own, fresh: true },
  );
  const isNew = ({ entityId, created = 0 }: (typeof data)[number]) =>
    entityId === id && created >= at - clockTolerance;
  return { used, left, awards: data.filter(isNew) };
}

/** The outcome in a reply, or in the reply of a failure: it may have data beside its errors. */
const outcomeIn = (reply: ListReply<InstantWinPlayResults> | undefined): PlayOutcome | undefined => {
  const played = reply?.data[0];
  return played && outcomeOf(played);
};

async function sendPlay(client: Client, id: string, language: string): Promise<PlayOutcome | undefined> {
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

/** Plays once, by the writes that all panels of the page share. */
export async function playThrough(
  panels: Pick<Panels, "write">,
  play: KeptPlay,
  { language, now }: { readonly language: string; now(): number },
  onLost: () => void,
): Promise<PlayReport> {
  let outcome: PlayOutcome | undefined;
  let check: PlayCheck | undefined;
  const written = await panels.write("InstantWin", play.id, (client, signal) => ({
    action: "play",
    async send() {
      outcome = await sendPlay(client, play.id, language);
    },
    async confirm() {
      if (outcome) return true;
      onLost();
      check = await checkPlay(client, play, { language, now: now(), signal });
      return check.used === true;
    },
  }));
  if (outcome) return { status: "result", outcome };
  if (!written) return { status: "failed", kind: "notSent" };
  if (written.status === "failed") return { status: "failed", kind: written.kind };
  return check ? { status: "checked", check } : { status: "unchecked" };
}

/**
 * The write that donates plays, and the read that confirms it.
 *
 * @param signal cancels the confirmation
 */
export function donationWrite(
  client: Pick<Gamification, "call" | "readUntil">,
  { id, count, before }: { readonly id: string; readonly count: number; readonly before: number },
  signal: AbortSignal,
): EntityWrite {
  const isTaken = (reply: ListReply<InstantWinsAvailablePlayResults>) =>
    (leftIn(reply, id) ?? before) <= before - count;
  return {
    action: "donate",
    send: () => client.call(donateInstantWinPlays, { instantWinId: id, numberOfPlaysToDonate: count }),
    async confirm() {
      const readLeft = (options: CallOptions) =>
        client.call(getInstantWinAvailablePlays, { instantWinIds: [id] }, options);
      return isTaken(await client.readUntil(readLeft, isTaken, { signal }));
    },
  };
}
