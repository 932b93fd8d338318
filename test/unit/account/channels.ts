import type { Channel } from "../../../src/platform/broadcast";

/**
 * The BroadcastChannels of one browser, with all their messages.
 * @param deliver delivers a message, immediately by default; a browser delivers it in a later task
 */
export function createChannels(
  deliver = (task: () => void) => {
    task();
  },
) {
  const channels: Channel[] = [];
  const messages: unknown[] = [];
  const openChannel = (): Channel => {
    const channel: Channel = {
      onmessage: null,
      postMessage(data) {
        messages.push(data);
        for (const other of channels)
          if (other !== channel) deliver(() => other.onmessage?.({ data } as MessageEvent));
      },
      close: () => void channels.splice(channels.indexOf(channel), 1),
    };
    channels.push(channel);
    return channel;
  };
  return { openChannel, messages, open: () => channels.length };
}
