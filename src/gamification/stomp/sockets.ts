import { type SocketLike, type WebSocketClass, type SockJsClass } from "./socket-types";
import type { Transport } from "./transport";

export interface SocketOptions {
  /** `https://<host>/ws`: the endpoint of SockJS, with the raw socket below it. */
  readonly address: string;
  /** The browser's own unless given. */
  readonly webSocket?: WebSocketClass | undefined;
  /** Loads the fallback; by default `sockjs-client`. */
  readonly sockjs?: (() => Promise<SockJsClass>) | undefined;
}

/** The fallback's own transports, and how long each of them may take (specification section 9). */
const sockJsOptions = { transports: ["xhr-streaming", "xhr-polling"], timeout: 10_000 };

const loadSockJs = async (): Promise<SockJsClass> => (await import("./sockjs")).SockJs;

/** Begins a connection. @throws where the browser has no such class, or will not load or use it */
export async function openSocket(
  transport: Transport,
  { address, webSocket, sockjs = loadSockJs }: SocketOptions,
): Promise<SocketLike> {
  const base = address.replace(/\/+$/, "");
  if (transport === "sockjs") {
    const SockJs = await sockjs();
    return new SockJs(base, undefined, { ...sockJsOptions, transports: [...sockJsOptions.transports] });
  }
  // Without a list of subprotocols: a server that picks none would end the handshake of one that offers some.
  const RawSocket = webSocket ?? globalThis.WebSocket;
  return new RawSocket(`${base.replace(/^http/, "ws")}/websocket`);
}
