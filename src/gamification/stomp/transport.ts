/** A raw WebSocket, or SockJS over plain requests for networks that let no WebSocket through. */
export type Transport = "websocket" | "sockjs";

/**
 * The transports of one try, in order. The WebSocket goes first unless only SockJS has worked so far. One that has
 * worked before is given two tries of its own: the broker is more likely to be away than the network to have changed.
 *
 * @param proven what has worked since the page was loaded
 * @param failures tries in a row that came to nothing
 */
export function transportsToTry(proven: ReadonlySet<Transport>, failures: number): readonly Transport[] {
  const isBlocked = proven.has("sockjs") && !proven.has("websocket");
  const order: readonly [Transport, Transport] = isBlocked
    ? ["sockjs", "websocket"]
    : ["websocket", "sockjs"];
  return proven.has(order[0]) && failures < 2 ? [order[0]] : order;
}

/** Until the broker has said CONNECTED, milliseconds. SockJS tries two transports of its own, 10 s each. */
export const connectLimits: Readonly<Record<Transport, number>> = { websocket: 10_000, sockjs: 25_000 };
