import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type RawData, WebSocketServer, type WebSocket } from "ws";
import type { Broker } from "../../broker";

/** What STOMP's newest version is called in a list of subprotocols. */
const subprotocol = "v12.stomp";

/** Longer messages end the connection: bytes. */
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
    connection.gone();
  });
  // A wire that breaks also closes, and that is all there is to know.
  webSocket.on("error", () => undefined);
}

/** Makes WebSockets of upgrades, with and without a list of subprotocols. */
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
