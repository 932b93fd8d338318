import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import sockjs, { type Connection } from "sockjs";
import { type RawData, WebSocketServer, type WebSocket } from "ws";
import type { Broker } from "../../broker/broker";
import { gamificationPaths } from "../../model";

/** Handles a request or an upgrade below the prefix. */
export type SockJsHandler = (
  request: IncomingMessage,
  response: ServerResponse | Duplex,
  head?: Buffer,
) => void;

/** A method that the package's types do not declare. */
interface WithListener {
  listener(): { getHandler(): SockJsHandler };
}

/** A close code that STOMP clients do not treat as a clean close. */
const cutCode = "3000";

function serveSockJs(broker: Broker, connection: Connection) {
  const { receive, handleClose } = broker.connect({
    send: (text) => connection.write(text),
    close: () => connection.close(),
    cut: () => connection.close(cutCode, "Cut"),
  });
  connection.on("data", receive);
  connection.on("close", handleClose);
}

/** Creates the handler for all SockJS transports. */
export function createSockJs(broker: Broker): SockJsHandler {
  const server = sockjs.createServer({ prefix: gamificationPaths.socket, log: () => undefined });
  server.on("connection", (connection: Connection) => {
    serveSockJs(broker, connection);
  });
  return (server as unknown as WithListener).listener().getHandler();
}

/** The WebSocket subprotocol of the newest STOMP version. */
const subprotocol = "v12.stomp";

/** Maximum length of a message in bytes. A longer message closes the connection. */
const maxBytes = 1_000_000;

const textOf = (data: RawData) =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString();

function serveWebSocket(broker: Broker, webSocket: WebSocket) {
  const { receive, handleClose } = broker.connect({
    send: (text) => webSocket.send(text),
    close: () => webSocket.close(),
    cut: () => webSocket.terminate(),
  });
  webSocket.on("message", (data) => receive(textOf(data)));
  webSocket.on("close", handleClose);
  // After an error, the socket always dispatches `close`, which has its own listener. Without a listener for
  // `error`, Node would throw.
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
      serveWebSocket(broker, webSocket);
    });
  };
}
