/** Messages to the other tabs of the site. Never a token in them: they say "changed", the reader looks (S14). */
export interface Broadcast<Message> {
  send(message: Message): void;
  close(): void;
}

/** What is used of a `BroadcastChannel`; tests bring their own. */
export interface Channel {
  postMessage(message: unknown): void;
  close(): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

export function openChannel(name: string): Channel | undefined {
  try {
    return typeof BroadcastChannel === "function" ? new BroadcastChannel(name) : undefined;
  } catch {
    // Sandboxed frames and blocked storage: this tab stays alone.
    return undefined;
  }
}

export interface BroadcastOptions<Message> {
  readonly name: string;
  /** Reads what arrived; undefined drops it. Any script of the origin can send. */
  readonly read: (data: unknown) => Message | undefined;
  readonly listener: (message: Message) => void;
  readonly open?: (name: string) => Channel | undefined;
}

export function createBroadcast<Message>(options: BroadcastOptions<Message>): Broadcast<Message> {
  const channel = (options.open ?? openChannel)(options.name);
  if (channel) {
    channel.onmessage = ({ data }) => {
      const message = options.read(data);
      if (message !== undefined) options.listener(message);
    };
  }
  let closed = false;
  return {
    send(message) {
      if (!closed) channel?.postMessage(message);
    },
    close() {
      closed = true;
      channel?.close();
    },
  };
}
