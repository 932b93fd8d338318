import type { SockJsClass } from "./sockets";

/** The SockJS client, a file of its own: only networks without WebSocket load it. */
export async function loadSockJs(): Promise<SockJsClass> {
  const { default: SockJS } = await import("sockjs-client");
  return SockJS;
}
