import type { Push } from "../model/gamification/interface";

const replyQueue = "/user/queue/rpc-results";
const callbackQueue = "/user/queue/callbacks";

/** Headers of a call that its reply repeats. */
export type Echo = Readonly<Record<string, string>>;

/**
 * The subscriptions of one connection to the two queues.
 *
 * @param send sends a MESSAGE frame
 */
export function createQueues(send: (headers: Record<string, string>, body: string) => void) {
  const subscriptions = new Map<string, string>();
  let messages = 0;

  /** Returns a new, unique id for a MESSAGE. */
  function newId(kind: string): string {
    messages += 1;
    return `${kind}-${messages}`;
  }

  function deliver(destination: string, headers: Record<string, string>, body: string) {
    const subscription = subscriptions.get(destination);
    // Without a subscription the message is lost, as with every broker.
    if (subscription === undefined) return;
    send({ destination, subscription, ...headers, "content-type": "application/json" }, body);
  }

  return {
    /** @returns false if the queue does not exist */
    subscribe(queue: string, subscription: string): boolean {
      const exists = queue === replyQueue || queue === callbackQueue;
      if (exists) subscriptions.set(queue, subscription);
      return exists;
    },
    unsubscribe(subscription: string) {
      for (const [queue, id] of subscriptions) if (id === subscription) subscriptions.delete(queue);
    },
    reply(echo: Echo, objectType: string, body: string) {
      deliver(replyQueue, { "message-id": newId("reply"), ...echo, objectType }, body);
    },
    callback({ callback, objectType, body }: Push) {
      const headers = { "message-id": newId("callback"), callback, objectType };
      deliver(callbackQueue, headers, JSON.stringify(body));
    },
  };
}
