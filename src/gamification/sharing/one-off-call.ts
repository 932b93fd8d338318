import type { Delivery, Connection, OutgoingCall } from "../connection/connection";

/** The connection of a one-off call is closed after this many milliseconds. */
const maxDuration = 30_000;

export interface OneOffCallOptions {
  /** A connection for this call alone, not yet open. */
  readonly connection: Connection;
  readonly call: OutgoingCall;
  readonly onReply: (delivery: Delivery) => void;
  /** The call was sent, but its reply did not arrive. */
  readonly onLost: () => void;
  /** The call was not sent, because there was no connection. */
  readonly onUnsent: () => void;
  readonly onBrokerError: (message: string) => void;
  /** Called after the outcome, or when the call was cancelled. */
  readonly onEnd: () => void;
}

/**
 * Makes one call on a connection of its own, which is closed after the reply.
 *
 * @returns a function that cancels the call
 */
export function makeOneOffCall(options: OneOffCallOptions): () => void {
  const { connection, call, onReply, onLost, onUnsent, onBrokerError, onEnd } = options;
  let isSent = false;
  const timer = setTimeout(fail, maxDuration);
  const stopListening = [
    connection.$state.listen(({ status }) => {
      if (status === "connected" && !isSent) {
        isSent = true;
        connection.send(call);
      }
      if (status === "refused") fail();
    }),
    connection.listen({
      reply(delivery) {
        if (delivery.headers["message-id"] !== call.id) return;
        end();
        onReply(delivery);
      },
      brokerError: onBrokerError,
      lost: fail,
      unsent: fail,
    }),
  ];

  function end() {
    clearTimeout(timer);
    for (const stop of stopListening) stop();
    void connection.close();
    onEnd();
  }

  function fail() {
    end();
    if (isSent) onLost();
    else onUnsent();
  }

  connection.open();
  return end;
}
