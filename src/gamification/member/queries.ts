import { isRecord } from "../../utils/objects";
import type { ListKind } from "../entities/list-kind";
import { getActiveEntitiesCount, getMember } from "../protocol/members";

/** The number of the member's active entities of one kind, by the platform's name of the kind. */
export interface EntityCount {
  readonly id: string;
  readonly count: number;
}

/** The member's counts. They are read in one call, and again after callbacks about counted entities. */
export const countList: ListKind<Readonly<Record<string, never>>, EntityCount> = {
  name: "counts",
  call: getActiveEntitiesCount,
  entityTypes: ["Achievement", "Award", "Competition", "Contest", "InstantWin", "Message"],
  async readPage(client, _query, _page, options) {
    const { modelCount } = await client.call(getActiveEntitiesCount, {}, options);
    return { meta: undefined, data: countsOf(modelCount) };
  },
};

/**
 * Reads the counts in a map of the platform, such as the map that arrives with a token; empty for any other
 * value.
 */
export const countsOf = (modelCount: unknown): EntityCount[] =>
  isRecord(modelCount)
    ? Object.entries(modelCount).flatMap(([id, count]) => (typeof count === "number" ? [{ id, count }] : []))
    : [];

/**
 * The count of an entity type. The platform does not document the names of the kinds, so case and a final s are
 * ignored.
 *
 * @returns 0 if there is none
 */
export function countOf(counts: readonly EntityCount[], entityType: string): number {
  const plain = (name: string) => name.toLowerCase().replace(/s$/, "");
  const found = counts.find(({ id }) => plain(id) === plain(entityType));
  return found && found.count > 0 ? Math.floor(found.count) : 0;
}

/** Names of the member's custom fields in which an operator stores a level or points. */
export interface MemberFieldQuery {
  readonly fields: readonly string[];
}

/** A custom field of the member, with its name as its id. */
export interface MemberField {
  readonly id: string;
  readonly value: string | number;
}

/**
 * The member's custom fields, which are read in one call. Values that are neither strings nor numbers are
 * left out.
 */
export const memberFieldList: ListKind<MemberFieldQuery, MemberField> = {
  name: "member's fields",
  entityTypes: ["Member"],
  async readPage(client, { fields }, _page, options) {
    const request = { includeFields: ["name"], includeCustomFields: [...fields], includeMetaDataFields: [] };
    const { data } = await client.call(getMember, request, options);
    const found = Object.entries(data.customFields ?? {}).flatMap(([id, value]) =>
      fields.includes(id) && isShown(value) ? [{ id, value }] : [],
    );
    return { meta: undefined, data: found };
  },
};

const isShown = (value: unknown): value is string | number =>
  typeof value === "string" ? value.trim() !== "" : typeof value === "number" && Number.isFinite(value);
