import * as v from "../../utils/valibot";
import { type Call, read, write } from "./call";
import { extras, model } from "./common";
import type { MemberType } from "./enumerations";
import { objectReply, type ObjectReply } from "./envelope";
import { flag, map, needed, number, oneOf, part, text, texts } from "./fields";

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

export const modelCountRequest = v.object({ entityId: text, entityType: text, isReferenceId: flag });

/** The number of active entities by kind, so that a page can hide an empty panel. The keys are not documented. */
export const modelCountReply = v.object({ modelCount: needed(map(number)) });

/** A session request. The `apiKey` can create a token for any member, so it must never reach a browser. */
export const memberTokenRequest = v.object({
  apiKey: needed(text),
  /** True if `member` is the site's own id of the player. */
  isReferenceId: flag,
  /** At most three origins. */
  origins: texts,
  member: needed(text),
  /**
   * Lifetime of the token, minutes.
   *
   * @default 30
   */
  expires: number,
  disabledServices: texts,
  languageKey: text,
  currencyKey: text,
  timeZoneOffset: number,
  includeActivesByEntity: part(modelCountRequest),
});

export const memberTokenInfo = v.object({ jwtToken: needed(text), modelCount: map(number) });

export const memberTokenReply = objectReply(memberTokenInfo);

export type ModelCountRequest = v.InferInput<typeof modelCountRequest>;
export type ModelCountReply = v.InferOutput<typeof modelCountReply>;
export type MemberTokenRequest = v.InferInput<typeof memberTokenRequest>;
export type MemberTokenInfo = v.InferOutput<typeof memberTokenInfo>;

/** Reads the member to whom the token belongs. */
export const getMember: Call<MemberRequest, ObjectReply<Member>> = read(
  "getMember",
  "memberRequest",
  memberReply,
  "ViewMembers",
);

/** Creates a token for a member. */
export const createMemberToken: Call<MemberTokenRequest, ObjectReply<MemberTokenInfo>> = write(
  "createMemberToken",
  "memberTokenRequest",
  memberTokenReply,
);

/** Reads the number of entities that are active for the member. */
export const getActiveEntitiesCount: Call<ModelCountRequest, ModelCountReply> = read(
  "getActiveEntitiesCount",
  "modelCountRequest",
  modelCountReply,
  "ViewAchievements",
);
