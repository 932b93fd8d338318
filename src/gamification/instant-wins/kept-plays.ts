import type { ItemStore } from "../../platform/storage";
import { parseJson, stringifyJson } from "../../utils/json";
import { isRecord } from "../../utils/objects";
import { randomId } from "../../utils/random-id";
import * as v from "../../utils/valibot";
import { instantWinPlayResults } from "../protocol/instant-wins";
import { outcomeOf, type PlayOutcome } from "./outcome";

/** Name of the browser's stored item with the plays whose results are not acknowledged yet. */
export const keptPlaysKey = "vetrina-instant-wins";

/** Maximum number of stored plays. The oldest ones are dropped first. */
const maxPlays = 20;

/** Maximum time for which a play is stored, milliseconds. */
const maxAge = 90 * 24 * 60 * 60 * 1000;

/** A play that was sent. If it has no outcome, its reply has not arrived. */
export interface KeptPlay {
  /** The id of the instant win. */
  readonly id: string;
  /** When the play was sent, milliseconds since 1970. */
  readonly at: number;
  readonly outcome?: PlayOutcome;
}

interface OwnedPlay extends KeptPlay {
  readonly owner: string;
}

interface Kept {
  /**
   * A random salt for each browser. Without it, the mark of an owner could be compared with that of another
   * browser.
   */
  readonly salt: string;
  readonly plays: readonly OwnedPlay[];
}

/** The plays of one member that this browser stores (S35). */
export interface KeptPlays {
  /** The mark of the owner: a salted digest that does not reveal the member's id. */
  readonly owner: string;
  read(id: string): KeptPlay | undefined;
  /** Stores a play. An earlier play of the same instant win is replaced. */
  write(play: KeptPlay): void;
  remove(id: string): void;
}

function readOutcome(value: unknown): PlayOutcome | undefined {
  const result = v.safeParse(instantWinPlayResults, value);
  return result.success ? outcomeOf(result.output) : undefined;
}

function readPlay(value: unknown): readonly OwnedPlay[] {
  if (!isRecord(value)) return [];
  const { owner, id, at, outcome } = value;
  if (typeof owner !== "string" || typeof id !== "string") return [];
  if (typeof at !== "number") return [];
  const read = outcome === undefined ? undefined : readOutcome(outcome);
  return [{ owner, id, at, ...(read && { outcome: read }) }];
}

function readKept(items: ItemStore): Kept | undefined {
  const value = parseJson(items.read(keptPlaysKey) ?? "");
  if (!isRecord(value) || typeof value.salt !== "string") return undefined;
  return { salt: value.salt, plays: Array.isArray(value.plays) ? value.plays.flatMap(readPlay) : [] };
}

/**
 * Converts a play to its stored form. The outcome has the form of a reply, so that a read validates it like a
 * reply. The ids of awards are left out, because an operator may derive them from the player's name. The
 * number of remaining plays is left out, because it may change before a stored result is shown.
 */
const written = ({ outcome, ...play }: OwnedPlay) => ({
  ...play,
  ...(outcome && {
    outcome: {
      results: {
        id: outcome.play,
        tiles: outcome.tiles,
        awards: outcome.awards.map(({ rewardId, value }) => ({ rewardId, value })),
      },
    },
  }),
});

const writeKept = (items: ItemStore, { salt, plays }: Kept) =>
  items.write(keptPlaysKey, stringifyJson({ salt, plays: plays.map(written) }));

/** The first characters of a SHA-256 digest: enough to distinguish the members of one browser. */
async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes).slice(0, 12)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Opens the plays that a browser stores for a member.
 *
 * @param memberId the platform's id of the member; only its salted digest is stored
 * @param now milliseconds since 1970
 * @throws if the browser cannot compute digests, as on pages without https
 */
export async function openKeptPlays(
  items: ItemStore,
  memberId: string,
  now: () => number,
): Promise<KeptPlays> {
  let known = readKept(items);
  if (!known) {
    known = { salt: randomId(), plays: [] };
    // The salt is stored immediately, so that other tabs use the same salt.
    writeKept(items, known);
  }
  const { salt } = known;
  const owner = await digest(`${salt} ${memberId}`);
  const read = () => readKept(items)?.plays ?? [];
  const isOwn = (id: string) => (play: OwnedPlay) => play.owner === owner && play.id === id;
  const others = (id: string) => read().filter((play) => !isOwn(id)(play) && play.at > now() - maxAge);
  return {
    owner,
    read: (id) => read().find(isOwn(id)),
    write: (play) =>
      writeKept(items, { salt, plays: [...others(play.id), { ...play, owner }].slice(-maxPlays) }),
    remove: (id) => writeKept(items, { salt, plays: others(id) }),
  };
}

/** Keeps a member's plays in the memory of the page, for browsers that cannot compute digests. */
export function createPlaysInMemory(memberId: string): KeptPlays {
  const plays = new Map<string, KeptPlay>();
  return {
    owner: memberId,
    read: (id) => plays.get(id),
    write: (play) => void plays.set(play.id, play),
    remove: (id) => void plays.delete(id),
  };
}
