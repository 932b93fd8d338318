import type { SocketLike, SockJsClass, WebSocketClass } from "./types";

/** A raw WebSocket, or SockJS over HTTP requests, for networks that block WebSockets. */
export type Transport = "websocket" | "sockjs";

/**
 * The transports of one attempt, in order. The WebSocket is first, unless only SockJS has worked so far. A
 * transport that has worked before is used alone for two attempts, because the broker is more likely to be
 * down than the network to have changed.
 *
 * @param proven the transports that have worked since the page was loaded
 * @param failures the number of failed attempts in a row
 */
export function transportsFor(proven: ReadonlySet<Transport>, failures: number): readonly Transport[] {
  const isBlocked = proven.has("sockjs") && !proven.has("websocket");
  const order: readonly [Transport, Transport] = isBlocked
    ? ["sockjs", "websocket"]
    : ["websocket", "sockjs"];
  return proven.has(order[0]) && failures < 2 ? [order[0]] : order;
}

/** Maximum time until CONNECTED arrives, milliseconds. SockJS tries two transports of its own, 10 s each. */
export const connectLimits: Readonly<Record<Transport, number>> = { websocket: 10_000, sockjs: 25_000 };

export interface SocketOptions {
  /** `https://<host>/ws`: the endpoint of SockJS, with the raw socket below it. */
  readonly url: string;
  /** The WebSocket class. @default the browser's `WebSocket` */
  readonly webSocket?: WebSocketClass | undefined;
  /**
   * Loads the SockJS class, the fallback. @default loads `sockjs-client`, if `/info` responds as a SockJS
   * server does
   */
  readonly sockjs?: (() => Promise<SockJsClass>) | undefined;
  /**
   * The header with the id of a call, in its SEND frame and in its reply (protocol section 0.3). Brokers that
   * assign `message-id` themselves pass `correlation-id` on.
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
 * @throws Error if the class is missing, cannot be loaded, or refuses the URL, or if no SockJS server
 * responds
 */
export async function openSocket(
  transport: Transport,
  { url, webSocket, sockjs }: SocketOptions,
  signal: AbortSignal,
): Promise<SocketLike> {
  const base = url.replace(/\/+$/, "");
  if (transport === "sockjs") {
    const SockJs = await (sockjs?.() ?? loadSockJs(base, signal));
    return new SockJs(base, undefined, { transports: ["xhr-streaming", "xhr-polling"], timeout });
  }
  // No subprotocols are offered: if a client offers some and the server selects none, the handshake fails.
  const RawSocket = webSocket ?? globalThis.WebSocket;
  return new RawSocket(`${base.replace(/^http/, "ws")}/websocket`);
}
