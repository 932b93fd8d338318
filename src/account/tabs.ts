import { type Broadcast, type Channel, createBroadcast } from "../platform/broadcast";
import { isRecord } from "../platform/config/group";

/** What tabs tell each other: that something changed, never what. Who hears it looks at the cookies. */
export interface TabMessage {
  readonly change: "login" | "logout";
}

function readMessage(data: unknown): TabMessage | undefined {
  if (!isRecord(data)) return undefined;
  return data.change === "login" || data.change === "logout" ? { change: data.change } : undefined;
}

export function connectTabs(
  listener: (message: TabMessage) => void,
  open?: (name: string) => Channel | undefined,
): Broadcast<TabMessage> {
  return createBroadcast({ name: "vetrina-session", read: readMessage, listener, ...(open && { open }) });
}
