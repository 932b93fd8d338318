import { type Broadcast, type Channel, createBroadcast } from "../platform/broadcast";
import { isRecord } from "../platform/config/group";

/**
 * What tabs tell each other: that something changed, never what. Who hears it looks at the cookies or asks the
 * service. `refresh` and `view` are the two session messages of architecture section 6.
 */
const changes = ["login", "logout", "refresh", "view", "balance"] as const;

export interface TabMessage {
  readonly change: (typeof changes)[number];
}

function readMessage(data: unknown): TabMessage | undefined {
  if (!isRecord(data)) return undefined;
  const change = changes.find((known) => known === data.change);
  return change && { change };
}

export function connectTabs(
  listener: (message: TabMessage) => void,
  open?: (name: string) => Channel | undefined,
): Broadcast<TabMessage> {
  return createBroadcast({ name: "vetrina-session", read: readMessage, listener, ...(open && { open }) });
}
