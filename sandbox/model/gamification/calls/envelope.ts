import { type Fields, wholeOf } from "./reading";

/** Where a list begins that a request asks for, and how long it is. */
export interface Page {
  readonly skip: number;
  readonly limit: number;
}

/** Twenty unless asked, fifty at most (protocol section 7). */
const usualLimit = 20;
const maxItems = 50;

export const pageOf = (filter: Fields, most = maxItems): Page => ({
  skip: wholeOf(filter.skip, 0, 0, Number.MAX_SAFE_INTEGER),
  limit: wholeOf(filter.limit, usualLimit, 0, most),
});

/** The part of `all` that a page shows, in the envelope of protocol section 2. */
export function listReply(objectType: string, all: readonly object[], { skip, limit }: Page): object {
  const data = all.slice(skip, skip + limit);
  const meta = { totalRecordsFound: all.length, skip, limit, objectType, resultCount: data.length };
  return { meta, data, errors: [] };
}

export function singleReply(objectType: string, data: object): object {
  const meta = { totalRecordsFound: 1, skip: 0, limit: 1, objectType, resultCount: 1 };
  return { meta, data, errors: [] };
}

/** The other envelope, `MetaBasic`. */
export const basicMeta = (objectType: string, resultCount: number, errorCount = 0) => ({
  objectType,
  totalRecords: resultCount + errorCount,
  resultCount,
  errorCount,
});
