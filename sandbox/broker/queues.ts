import type { Push } from "../model/gamification/push";

const replyQueue = "/user/queue/rpc-results";
const callbackQueue = "/user/queue/callbacks";

/** The subscriptions of one connection to the two queues. */
export interface Queues {
  /** @returns false if the queue does not exist */
  subscribe(queue: string, subscription: string): boolean;
  unsubscribe(subscription: string): void;
  /** @param id the `message-id` of the call, which is also that of its reply */
  reply(id: string, objectType: string, body: string): void;
  callback(push: Push): void;
}

/** @param send sends a MESSAGE frame */
export function createQueues(send: (headers: Record<string, string>, body: string) => void): Queues {
  const subscriptions = new Map<string, string>();
  let callbacks = 0;

  function deliver(destination: string, headers: Record<string, string>, body: string) {
    const subscription = subscriptions.get(destination);
    // Without a subscription the message is lost, as with every broker.
    if (subscription === undefined) return;
    send({ destination, subscription, ...headers, "content-type": "application/json" }, body);
  }

  return {
    subscribe(queue, subscription) {
      const exists = queue === replyQueue || queue === callbackQueue;
      if (exists) subscriptions.set(queue, subscription);
      return exists;
    },
    unsubscribe(subscription) {
      for (const [queue, id] of subscriptions) if (id === subscription) subscriptions.delete(queue);
    },
    reply(id, objectType, body) {
      deliver(replyQueue, { "message-id": id, objectType }, body);
    },
    callback({ callback, objectType, body }) {
      callbacks += 1;
      const headers = { "message-id": `callback-${callbacks}`, callback, objectType };
      deliver(callbackQueue, headers, JSON.stringify(body));
    },
  };
}
