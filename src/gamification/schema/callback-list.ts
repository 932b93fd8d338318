import * as v from "../../utils/valibot";
import { needed, replyList, text, texts } from "./fields";

/** A callback that the platform may send (CallbackEntry, the specification's callback definition). */
export const callbackEntry = v.object({ name: needed(text), constraints: texts });

export const callbacksReply = v.object({
  callback: replyList(callbackEntry),
});

export type CallbackEntry = v.InferOutput<typeof callbackEntry>;
export type CallbacksReply = v.InferOutput<typeof callbacksReply>;
