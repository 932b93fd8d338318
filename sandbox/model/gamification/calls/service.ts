import { callbackKinds } from "../push";
import type { Destination } from "./destination";

/** The protocol declares no reply (protocol section 2). Every client can read an empty object. */
export const heartbeat: Destination = { reply: "Heartbeat", empty: {}, answer: () => ({}) };

export const listCallbacks: Destination = {
  reply: "CallbacksResponse",
  empty: { callback: [] },
  answer: () => ({ callback: callbackKinds.map((name) => ({ name, constraints: [] })) }),
};
