import type { Push } from "../model/gamification/push";

const replyQueue = "/user/queue/rpc-results";
const callbackQueue = "/user/queue/callbacks";

/** The two queues of one connection, as far as it is subscribed to them. */
export interface Queues {
  /** False where there is no such queue. */
  subscribe(queue: string, subscription: string): boolean;
  unsubscribe(subscription: string): void;
  /** @param id the caller's own, which goes back to him as the message's */
  reply(id: string, objectType: string, body: string): void;
  callback(push: Push): void;
}

/** @param send puts a MESSAGE onto the wire */
export function createQueues(send: (headers: Record<string, string>, body: string) => void): Queues {
  const subscriptions = new Map<string, string>();
  let callbacks = 0;

  function deliver(destination: string, headers: Record<string, string>, body: string) {
    const subscription = subscriptions.get(destination);
    // Nobody listens: the message is lost, as with every broker.
    if (subscription === undefined) return;
    send({ destination, subscription, ...headers, "content-type": "application/json" }, body);
  }

  return {
    subscribe(queue, subscription) {
      const isThere = queue === replyQueue || queue === callbackQueue;
      if (isThere) subscriptions.set(queue, subscription);
      return isThere;
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
