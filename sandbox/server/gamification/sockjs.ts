import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import sockjs, { type Connection } from "sockjs";
import { type Broker } from "../../broker";
import { gamificationPaths } from "../../model";

/** Handles a request or an upgrade below the prefix. */
export type SockJsHandler = (
  request: IncomingMessage,
  response: ServerResponse | Duplex,
  head?: Buffer,
) => void;

/** A method of the package that is missing in its types. */
interface WithListener {
  listener(): { getHandler(): SockJsHandler };
}

/** A close code that STOMP clients do not take for a clean close. */
const cutCode = "3000";

function serve(broker: Broker, connection: Connection) {
  const session = broker.connect({
    send: (text) => connection.write(text),
    close: () => connection.close(),
    cut: () => connection.close(cutCode, "Cut"),
  });
  connection.on("data", (text: string) => {
    session.receive(text);
  });
  connection.on("close", () => {
    session.handleClose();
  });
}

/** The handler of all SockJS transports. */
export function createSockJs(broker: Broker): SockJsHandler {
  const server = sockjs.createServer({ prefix: gamificationPaths.socket, log: () => undefined });
  server.on("connection", (connection: Connection) => {
    serve(broker, connection);
  });
  return (server as unknown as WithListener).listener().getHandler();
}
