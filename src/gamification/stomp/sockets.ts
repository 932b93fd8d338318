import { type SocketLike, type WebSocketClass, type SockJsClass } from "./socket-types";
import type { Transport } from "./transport";

export interface SocketOptions {
  /** `https://<host>/ws`: the endpoint of SockJS, with the raw socket below it. */
  readonly address: string;
  /** @default the browser's `WebSocket` */
  readonly webSocket?: WebSocketClass | undefined;
  /** Loads the class of the fallback. @default loads `sockjs-client`, if `/info` answers as a SockJS server does */
  readonly sockjs?: (() => Promise<SockJsClass>) | undefined;
  /**
   * The header with the id of a call, in its SEND and in its reply (protocol section 0.3). Brokers that assign
   * `message-id` themselves pass `correlation-id` on.
   *
   * @default "message-id"
   */
  readonly callIdHeader?: string | undefined;
}

/** The time limit of each transport of SockJS, milliseconds (specification section 9). */
const timeout = 10_000;

const loadSockJs = async (base: string, signal: AbortSignal): Promise<SockJsClass> =>
  (await import("./sockjs")).sockJsFor(base, signal);

/**
 * Opens a socket.
 *
 * @param signal ends the wait for the fallback
 * @throws Error if the class is missing, cannot be loaded, or refuses the address, or if no SockJS server answers
 */
export async function openSocket(
  transport: Transport,
  { address, webSocket, sockjs }: SocketOptions,
  signal: AbortSignal,
): Promise<SocketLike> {
  const base = address.replace(/\/+$/, "");
  if (transport === "sockjs") {
    const SockJs = await (sockjs?.() ?? loadSockJs(base, signal));
    return new SockJs(base, undefined, { transports: ["xhr-streaming", "xhr-polling"], timeout });
  }
  // No subprotocols: if the client offers some and the server selects none, the handshake fails.
  const RawSocket = webSocket ?? globalThis.WebSocket;
  return new RawSocket(`${base.replace(/^http/, "ws")}/websocket`);
}
