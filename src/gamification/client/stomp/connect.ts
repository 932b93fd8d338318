import { BrokerError } from "./frame";
import { type StompSession, type SessionEvents, startSession } from "./session";
import { connectLimits, openSocket, type SocketOptions, type Transport } from "./sockets";

export interface OpenSessionOptions {
  readonly sockets: SocketOptions;
  /** The transports, in the order in which they are used. */
  readonly transports: readonly Transport[];
  readonly token: string;
  /** A signal that ends the attempt to connect. */
  readonly signal: AbortSignal;
  readonly events: SessionEvents;
  /** The header with the id of a call. */
  readonly callIdHeader: string;
}

export interface OpenedSession {
  readonly session: StompSession;
  readonly transport: Transport;
}

/**
 * Makes one attempt to connect, with the first transport that works.
 *
 * @throws BrokerError if the broker replies with an ERROR frame, Error if it does not reply
 */
export async function openSession(options: OpenSessionOptions): Promise<OpenedSession> {
  const { sockets, transports, token, signal, events, callIdHeader } = options;
  let failure = new Error("no connection");
  for (const transport of transports) {
    try {
      signal.throwIfAborted();
      const socket = await openSocket(transport, sockets, signal);
      const limit = connectLimits[transport];
      const session = await startSession({ socket, token, limit, signal, events, callIdHeader });
      return { session, transport };
    } catch (cause) {
      signal.throwIfAborted();
      // An ERROR frame proves that the transport works.
      if (cause instanceof BrokerError) throw cause;
      failure = new Error(`no connection: ${transport}`, { cause });
    }
  }
  throw failure;
}
