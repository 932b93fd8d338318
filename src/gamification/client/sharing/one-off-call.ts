import { callIdOf, type Connection } from "../connection/connection";
import type { OutgoingCall } from "../stomp/types";
import type { ConnectionSink } from "./role";

/** Milliseconds after which the connection of a one-off call is closed. */
const maxDuration = 30_000;

export interface OneOffCallOptions {
  /** A connection for this call alone, not yet open. */
  readonly connection: Connection;
  readonly call: OutgoingCall;
  /** Emits the reply. Without a reply, it emits `lost` if the call was sent, and `unsent` otherwise. */
  readonly emit: ConnectionSink["emit"];
  /** Called after the outcome or after the cancellation of the call. */
  readonly onEnd: () => void;
}

/**
 * Makes one call on a separate connection, which is closed after the reply.
 *
 * @returns a function that cancels the call
 */
export function makeOneOffCall(options: OneOffCallOptions): () => void {
  const { connection, call, emit, onEnd } = options;
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
        if (callIdOf(delivery) !== call.id) return;
        end();
        emit("reply", delivery);
      },
      brokerError(message) {
        emit("brokerError", message);
      },
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
    if (isSent) emit("lost", [call.id]);
    else emit("unsent", call.id);
  }

  connection.open();
  return end;
}
