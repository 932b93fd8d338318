/** A raw WebSocket, or SockJS over HTTP requests, for networks that block WebSockets. */
export type Transport = "websocket" | "sockjs";

/**
 * The transports of one attempt, in order. The WebSocket is first, unless only SockJS has worked so far. A transport
 * that has worked before is used alone for two attempts: more likely the broker is down than the network has changed.
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
