import { callbackKinds } from "../push";
import type { Destination } from "./destination";

/** No reply is declared for it (protocol section 2); an empty object is one that every client can read. */
export const heartbeat: Destination = { reply: "Heartbeat", empty: {}, answer: () => ({}) };

export const listCallbacks: Destination = {
  reply: "CallbacksResponse",
  empty: { callback: [] },
  answer: () => ({ callback: callbackKinds.map((name) => ({ name, constraints: [] })) }),
};
