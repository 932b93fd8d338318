import * as v from "../../utils/valibot";
import { objectReply } from "./envelope";
import { flag, map, needed, number, part, text, texts } from "./fields";

export const modelCountRequest = v.object({ entityId: text, entityType: text, isReferenceId: flag });

/** The number of active entities by kind, so that a page can hide an empty panel. The keys are not documented. */
export const modelCountReply = v.object({ modelCount: needed(map(number)) });

/** A session request. The `apiKey` can create a token for any member, so it must never reach a browser. */
export const memberTokenRequest = v.object({
  apiKey: needed(text),
  /** True if `member` is the site's own id of the player. */
  isReferenceId: flag,
  /** At most three. */
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
