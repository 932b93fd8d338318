import * as v from "valibot";
import { objectReply } from "./envelope";
import { flag, map, needed, number, part, text, texts } from "./fields";

export const modelCountRequest = v.object({ entityId: text, entityType: text, isReferenceId: flag });

/** How many things are active, so that a page can tell whether a panel is worth showing. The keys are not published. */
export const modelCountReply = v.object({ modelCount: needed(map(number)) });

/** A session request. Whoever holds the `apiKey` can make a token for any member: it never belongs into a browser. */
export const memberTokenRequest = v.object({
  apiKey: needed(text),
  /** True where `member` is the site's own id. */
  isReferenceId: flag,
  /** Three at most. */
  origins: texts,
  member: needed(text),
  /** Minutes, 30 by default. */
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
