import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type RawData, WebSocketServer, type WebSocket } from "ws";
import type { Broker } from "../../broker";

/** The WebSocket subprotocol of the newest STOMP version. */
const subprotocol = "v12.stomp";

/** Maximum length of a message. A longer one closes the connection. */
const maxBytes = 1_000_000;

const textOf = (data: RawData) =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString();

function serve(broker: Broker, webSocket: WebSocket) {
  const connection = broker.connect({
    send: (text) => webSocket.send(text),
    close: () => webSocket.close(),
    cut: () => webSocket.terminate(),
  });
  webSocket.on("message", (data) => {
    connection.receive(textOf(data));
  });
  webSocket.on("close", () => {
    connection.handleClose();
  });
  // An error is always followed by `close`, which is handled above. Without a listener, Node would throw.
  webSocket.on("error", () => undefined);
}

/** Handles upgrades to plain WebSockets, with or without a list of subprotocols. */
export function createRawSockets(broker: Broker) {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxBytes,
    handleProtocols: (offered) => (offered.has(subprotocol) ? subprotocol : false),
  });
  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    server.handleUpgrade(request, socket, head, (webSocket) => {
      serve(broker, webSocket);
    });
  };
}
