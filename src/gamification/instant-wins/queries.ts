import type { GamificationClient } from "../client/client";
import { CallFailure } from "../client/errors";
import type { ListKind } from "../entities/list-kind";
import { anyOptIn } from "../entities/opt-in";
import { orNothing } from "../entities/paging";
import type { CallOptions } from "../protocol/call";
import type { ListReply } from "../protocol/envelope";
import { getFiles } from "../protocol/files";
import {
  getInstantWinAvailablePlays,
  type InstantWin,
  type InstantWinsAvailablePlayResults,
  listInstantWins,
} from "../protocol/instant-wins";
import { optInStates, type OptinStatus } from "../protocol/opt-in";
import { getRewards, type Reward } from "../protocol/rewards";
import { needsOptIn } from "../protocol/states";
import { wheelType } from "./look";

/** Selects the instant wins of a panel. */
export interface InstantWinQuery {
  readonly tags: readonly string[];
  readonly ids: readonly string[];
  /** The language of the platform's texts. */
  readonly language: string;
}

/** An instant win with the related data that a panel shows. */
export interface InstantWinItem {
  readonly id: string;
  readonly instantWin: InstantWin;
  /** The member's remaining plays; undefined for a token that may not read them, such as a visitor's. */
  readonly plays: number | undefined;
  /** The member's opt-in; undefined if there is none or none is needed. */
  readonly optIn: OptinStatus | undefined;
  /** The rewards; empty if they could not be read. */
  readonly rewards: readonly Reward[];
  /** Whether the platform has a look file for the instant win. */
  readonly hasLookFile: boolean;
}

type Client = Pick<GamificationClient, "call">;

/** Returns `value` if the token may not make the call. Other failures are thrown. */
async function orIfRefused<Value>(reading: Promise<Value>, value: Value): Promise<Value> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof CallFailure && error.kind === "unauthorised") return value;
    throw error;
  }
}

const hidden = new Set(["isHidden", "deprecated"]);
const isHidden = ({ constraints }: InstantWin) => constraints.some((each) => hidden.has(each));

const nobodyMayAsk = { meta: undefined, data: [] };

/**
 * Instant wins with the member's plays. A page takes two to five calls. The first reads the instant wins. The
 * others follow at the same time: the plays, the opt-ins if any are needed, the rewards of the instant wins
 * that have any, and the look files if a type has no published look. A page fails if the plays or the opt-ins
 * cannot be read. If the token lacks the role to list instant wins, the list is empty.
 */
export const instantWinList: ListKind<InstantWinQuery, InstantWinItem> = {
  name: "instant wins",
  call: listInstantWins,
  entityTypes: ["InstantWin"],
  async readPage(client, { tags, ids, language }, page, options) {
    const request = { languageKey: language, instantWinFilter: { tags, ids, ...page } };
    const read = await orIfRefused<ListReply<InstantWin>>(
      client.call(listInstantWins, request, options),
      nobodyMayAsk as ListReply<InstantWin>,
    );
    const shown = read.data.filter((instantWin) => !isHidden(instantWin));
    const [plays, optIns, rewards, lookFiles] = await Promise.all([
      readPlays(client, shown, options),
      readOptIns(client, shown, options),
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
        optIn: optIns.find(({ entityId }) => entityId === instantWin.id),
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

/** Unlike an achievement, an instant win comes without the member's opt-in (protocol section 5). */
async function readOptIns(client: Client, shown: readonly InstantWin[], options: CallOptions) {
  const ids = shown.filter(needsOptIn).map(({ id }) => id);
  if (ids.length === 0) return [];
  const optinStatesFilter = {
    ids,
    entityTypes: ["InstantWin" as const],
    statusCodes: anyOptIn,
    skip: 0,
    limit: ids.length,
  };
  const reading = client.call(optInStates, { optinStatesFilter }, options).then(({ data }) => data);
  return orIfRefused<readonly OptinStatus[]>(reading, []);
}

/** Maximum number of rewards that a page of instant wins shows. */
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
  return orNothing(
    client.call(getRewards, request, options).then(({ data }) => data),
    options,
  );
}

/**
 * The vendor's widgets find look files by this field, which the contract does not have (protocol section 5).
 */
const lookFolder = { parentFolderPath: "/instant-wins" };

/** The names of the look files: the ids of their instant wins. Their content is not read. */
async function readLookFiles(
  client: Client,
  shown: readonly InstantWin[],
  options: CallOptions,
): Promise<readonly string[]> {
  if (shown.every(({ instantWinType }) => instantWinType === wheelType)) return [];
  const request = { ids: [], skip: 0, limit: 20, ...lookFolder };
  const files = await orNothing(
    client.call(getFiles, request, options).then(({ data }) => data),
    options,
  );
  return files.flatMap(({ name }) => name ?? []);
}
