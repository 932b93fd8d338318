import { callbacksReply, type CallbacksReply } from "../schema/callback-list";
import { type Call, read } from "./call";

/** Reads which callbacks the platform may send. */
export const listCallbacks: Call<void, CallbacksReply> = read("listCallbacks", undefined, callbacksReply);
