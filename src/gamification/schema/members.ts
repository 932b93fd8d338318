import * as v from "../../utils/valibot";
import { extras, model } from "./common";
import type { MemberType } from "./enumerations";
import { objectReply } from "./envelope";
import { number, oneOf, text, texts } from "./fields";

export const member = v.object({
  ...model,
  ...extras,
  name: text,
  /** The site's own id of the player. */
  memberRefId: text,
  memberType: oneOf<MemberType>("memberType"),
  teamMembers: texts,
  constraints: texts,
  statusCode: number,
  iconLink: text,
  timeZoneOffset: text,
});

export const memberReply = objectReply(member);

/** `includeFields` is `ALL` or names of top-level fields. */
export const memberRequest = v.object({
  includeFields: texts,
  includeCustomFields: texts,
  includeMetaDataFields: texts,
});

export type Member = v.InferOutput<typeof member>;
export type MemberRequest = v.InferInput<typeof memberRequest>;
