/** Messages to the other tabs of the site. They never hold a token: they only say that something changed (S14). */
export interface Broadcast<Message> {
  send(message: Message): void;
  close(): void;
}

/** The used part of `BroadcastChannel`. Tests replace it. */
export interface Channel {
  postMessage(message: unknown): void;
  close(): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

export function openChannel(name: string): Channel | undefined {
  try {
    return typeof BroadcastChannel === "function" ? new BroadcastChannel(name) : undefined;
  } catch {
    // In a sandboxed frame or with blocked storage, the tab gets no messages.
    return undefined;
  }
}

export interface BroadcastOptions<Message> {
  readonly name: string;
  /** Checks and reads a message; undefined drops it. Any script of the origin can send messages. */
  readonly read: (data: unknown) => Message | undefined;
  readonly listener: (message: Message) => void;
  readonly open?: ((name: string) => Channel | undefined) | undefined;
}

export function createBroadcast<Message>(options: BroadcastOptions<Message>): Broadcast<Message> {
  const channel = (options.open ?? openChannel)(options.name);
  if (channel) {
    channel.onmessage = ({ data }) => {
      const message = options.read(data);
      if (message !== undefined) options.listener(message);
    };
  }
  let isClosed = false;
  return {
    send(message) {
      if (!isClosed) channel?.postMessage(message);
    },
    close() {
      isClosed = true;
      channel?.close();
    },
  };
}
