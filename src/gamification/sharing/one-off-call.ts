import type { Delivery, Connection, OutgoingCall } from "../connection/connection";

/** A connection for one call is given up after so long, milliseconds. */
const maxDuration = 30_000;

export interface OneOffCallOptions {
  /** A line of nobody else, not yet open. */
  readonly line: Connection;
  readonly call: OutgoingCall;
  readonly onReply: (delivery: Delivery) => void;
  /** The call went out, and will never be answered. */
  readonly onLost: () => void;
  /** There was no connection. */
  readonly onUnsent: () => void;
  readonly onBrokerError: (message: string) => void;
  /** After either, or when it was given up. */
  readonly onEnd: () => void;
}

/** Makes one call on a connection that is closed after its reply; gives a function that gives it up. */
export function makeOneOffCall(options: OneOffCallOptions): () => void {
  const { line, call, onReply, onLost, onUnsent, onBrokerError, onEnd } = options;
  let isSent = false;
  const timer = setTimeout(fail, maxDuration);
  const stopListening = [
    line.$state.listen(({ status }) => {
      if (status === "connected" && !isSent) {
        isSent = true;
        line.send(call);
      }
      if (status === "refused") fail();
    }),
    line.listen({
      reply(delivery) {
        if (delivery.headers["message-id"] !== call.id) return;
        end();
        onReply(delivery);
      },
      // The line that all tabs share brings these too.
      callback: () => undefined,
      board: () => undefined,
      brokerError: onBrokerError,
      lost: fail,
      unsent: fail,
      sessionEnded: () => undefined,
    }),
  ];

  function end() {
    clearTimeout(timer);
    for (const stop of stopListening) stop();
    void line.close();
    onEnd();
  }

  function fail() {
    end();
    if (isSent) onLost();
    else onUnsent();
  }

  line.open();
  return end;
}
