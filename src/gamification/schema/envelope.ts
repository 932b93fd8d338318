import * as v from "valibot";
import { number, part, replyList, text } from "./fields";

/** What a reply says of itself: ResponseMeta and MetaBasic in one. `totalRecordsFound` counts all pages. */
export const meta = v.object({
  totalRecordsFound: number,
  skip: number,
  limit: number,
  objectType: text,
  resultCount: number,
  totalRecords: number,
  errorCount: number,
});

export type Meta = v.InferOutput<typeof meta>;

/** A reply with a list. One that leaves the list out has found nothing. */
/* @__NO_SIDE_EFFECTS__ */
export const listReply = <Wire, Value>(item: v.GenericSchema<Wire, Value>) =>
  v.object({ meta: part(meta), data: replyList(item) });

/** A reply with one thing. */
/* @__NO_SIDE_EFFECTS__ */
export const objectReply = <Wire, Value>(data: v.GenericSchema<Wire, Value>) =>
  v.object({ meta: part(meta), data });

export interface ListReply<Item> {
  readonly meta?: Meta | undefined;
  readonly data: readonly Item[];
}

export interface ObjectReply<Value> {
  readonly meta?: Meta | undefined;
  readonly data: Value;
}
