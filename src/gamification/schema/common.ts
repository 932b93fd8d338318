import * as v from "valibot";
import { entityTypes, sortOrders } from "./enumerations";
import { anything, bound, instant, list, map, needed, number, oneOf, part, text, texts } from "./fields";

/*
 * What several subjects share. Names are the wire's own throughout, misspellings included (protocol section 9): they
 * are the contract, and a second set of names would have to be learnt and carried to the browser.
 */

/** Fields of nearly every entity (ModelDefault). */
export const model = { id: needed(text), spaceName: text, created: instant };

/** OptionalModelFields. */
export const extras = {
  customFields: map(anything),
  tags: texts,
  metadata: map(text),
};

/** Addresses of images. */
export const banners = {
  iconLink: text,
  bannerLink: text,
  bannerLowResolutionLink: text,
  bannerHighResolutionLink: text,
};

/** What a player reads. The description and the terms are rich text. */
export const wording = { name: text, description: text, termsAndConditions: text };

/** Where a page of a list begins, and how many items it has at most. */
export const paging = { skip: number, limit: number };

export const querySortBy = v.object({
  queryField: needed(text),
  order: needed(oneOf(sortOrders)),
});

export const dateRange = v.object({ before: text, after: text });

/** How the status of an entity is asked for. Both ends are exclusive. */
export const numberRange = v.object({ moreThan: number, lessThan: number });

/** How opt-in and mission codes are asked for. Both ends are exclusive; numbers, though declared as texts. */
export const rangeQuery = v.object({ gt: bound, lt: bound, constraints: texts });

export const tagFilter = v.object({ tag: needed(text), operand: needed(text) });

/** Whose tags must, must not and should be there. "Dependant" is the wire's spelling. */
export const dependantOn = v.object({
  must: texts,
  mustNot: texts,
  should: texts,
  shouldMatchAtLeast: number,
});

export const dependancy = v.object({ entityType: text, dependantOn: part(dependantOn) });

export const entityFilter = v.object({ entityType: oneOf(entityTypes), entityIds: texts, memberTags: texts });

/** A search in several fields. */
export const queryMultipleFields = v.object({ queryFields: texts, queryValue: text });

export const relation = v.object({ id: needed(text), relationType: text });

/** What became of one item of a write. */
export const result = v.object({
  id: needed(text),
  externalReference: text,
  result: text,
  relations: list(relation),
});

export type QuerySortBy = v.InferInput<typeof querySortBy>;
export type DateRange = v.InferInput<typeof dateRange>;
export type NumberRange = v.InferInput<typeof numberRange>;
export type RangeQuery = v.InferInput<typeof rangeQuery>;
export type TagFilter = v.InferInput<typeof tagFilter>;
export type DependantOn = v.InferOutput<typeof dependantOn>;
export type Dependancy = v.InferOutput<typeof dependancy>;
export type EntityFilter = v.InferInput<typeof entityFilter>;
export type QueryMultipleFields = v.InferInput<typeof queryMultipleFields>;
export type Relation = v.InferOutput<typeof relation>;
export type Result = v.InferOutput<typeof result>;
