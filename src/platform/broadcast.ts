/**
 * Messages to the other tabs of the site. They never contain a token: they only report that something changed (S14).
 */
export interface Broadcast<Message> {
  send(message: Message): void;
  close(): void;
}

/** The members of `BroadcastChannel` that the library uses. Tests replace it. */
export interface Channel {
  postMessage(message: unknown): void;
  close(): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

/**
 * Opens a channel to the other tabs.
 * @returns undefined if the page has no working channels; the tab then works alone
 */
export function openChannel(name: string): Channel | undefined {
  try {
    const channel: Partial<Channel> = new BroadcastChannel(name);
    const works = typeof channel.postMessage === "function" && typeof channel.close === "function";
    return works ? (channel as Channel) : undefined;
  } catch {
    // Channels are missing in sandboxed iframes, with blocked storage, and in browsers without the
    // constructor.
    return undefined;
  }
}

/** Calls a method of a channel, which a script of the page may have replaced. */
function attempt(run: () => void): void {
  try {
    run();
  } catch {
    // If the channel fails, the other tabs do not receive the message.
  }
}

export interface BroadcastOptions<Message> {
  readonly name: string;
  /** Checks and reads a message; returns undefined to drop it. Any script of the origin can send messages. */
  readonly read: (data: unknown) => Message | undefined;
  readonly listener: (message: Message) => void;
  readonly open?: ((name: string) => Channel | undefined) | undefined;
}

export function createBroadcast<Message>(options: BroadcastOptions<Message>): Broadcast<Message> {
  const channel = (options.open ?? openChannel)(options.name);
  const listen = () => {
    if (!channel) return;
    channel.onmessage = ({ data }) => {
      const message = options.read(data);
      if (message !== undefined) options.listener(message);
    };
  };
  attempt(listen);
  let isClosed = false;
  return {
    send(message) {
      if (!isClosed) attempt(() => channel?.postMessage(message));
    },
    close() {
      isClosed = true;
      attempt(() => channel?.close());
    },
  };
}
