import * as v from "../../utils/valibot";
import { number, part, replyList, text } from "./fields";

/** Metadata of a reply: ResponseMeta and MetaBasic in one. `totalRecordsFound` counts the items of all pages. */
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

/** A reply with a list. A missing list means an empty one. */
/* @__NO_SIDE_EFFECTS__ */
export const listReply = <Wire, Value>(item: v.GenericSchema<Wire, Value>) =>
  v.object({ meta: part(meta), data: replyList(item) });

/** A reply with one object. */
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
