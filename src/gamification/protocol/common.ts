import { isRecord } from "../../utils/objects";
import * as v from "../../utils/valibot";
import { type EntityType, sortOrders } from "./enumerations";
import {
  anything,
  bound,
  instant,
  map,
  needed,
  number,
  oneOf,
  part,
  readNumber,
  text,
  texts,
} from "./fields";

/*
 * Fields that several entities share. All names are the platform's own, including its misspellings (protocol
 * section 9). A second set of names would enlarge the bundle, and developers would have to learn it.
 */

/** Fields of nearly every entity (ModelDefault). */
export const model = { id: needed(text), spaceName: text, created: instant };

/** Optional fields of most entities (OptionalModelFields). */
export const extras = {
  customFields: map(anything),
  tags: texts,
  metadata: map(text),
};

/** URLs of images. */
export const banners = {
  iconLink: text,
  bannerLink: text,
  bannerLowResolutionLink: text,
  bannerHighResolutionLink: text,
};

/** Texts shown to players. `description` and `termsAndConditions` are rich text. */
export const wording = { name: text, description: text, termsAndConditions: text };

/** The index of the first item of a page, and the maximum number of items. */
export const paging = { skip: number, limit: number };

export const querySortBy = v.object({
  queryField: needed(text),
  order: needed(oneOf(sortOrders)),
});

export const dateRange = v.object({ before: text, after: text });

/** A filter for the status codes of entities. Both ends are exclusive. */
export const numberRange = v.object({ moreThan: number, lessThan: number });

/**
 * A filter for opt-in and mission codes. Both ends are exclusive. The contract declares strings, but numbers
 * are sent.
 */
export const rangeQuery = v.object({ gt: bound, lt: bound, constraints: texts });

export const tagFilter = v.object({ tag: needed(text), operand: needed(text) });

/** Tags that must, must not and should be present. "Dependant" is the platform's spelling. */
export const dependantOn = v.object({
  must: texts,
  mustNot: texts,
  should: texts,
  shouldMatchAtLeast: number,
});

export const dependancy = v.object({ entityType: text, dependantOn: part(dependantOn) });

export const entityFilter = v.object({
  entityType: oneOf<EntityType>("entityType"),
  entityIds: texts,
  memberTags: texts,
});

/** A search over several fields. */
export const queryMultipleFields = v.object({ queryFields: texts, queryValue: text });

export type QuerySortBy = v.InferInput<typeof querySortBy>;
export type DateRange = v.InferInput<typeof dateRange>;
export type NumberRange = v.InferInput<typeof numberRange>;
export type RangeQuery = v.InferInput<typeof rangeQuery>;
export type TagFilter = v.InferInput<typeof tagFilter>;
export type DependantOn = v.InferOutput<typeof dependantOn>;
export type Dependancy = v.InferOutput<typeof dependancy>;
export type EntityFilter = v.InferInput<typeof entityFilter>;
export type QueryMultipleFields = v.InferInput<typeof queryMultipleFields>;

/** A range of codes. Both ends are exclusive. A missing end is infinite. */
export interface Range {
  readonly above: number;
  readonly below: number;
}

/**
 * Reads a range written as `moreThan`/`lessThan` or as `gt`/`lt`, with numbers or numeric strings. Anything
 * else means all codes.
 */
export function readRange(value: unknown): Range {
  const { moreThan, lessThan, gt, lt } = isRecord(value) ? value : {};
  return {
    above: readNumber(moreThan ?? gt) ?? -Infinity,
    below: readNumber(lessThan ?? lt) ?? Infinity,
  };
}

/** Whether a code lies inside a range. Both ends are exclusive. */
export const isWithin = ({ above, below }: Range, code: number): boolean => above < code && code < below;
