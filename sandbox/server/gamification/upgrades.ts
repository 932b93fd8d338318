import type { IncomingMessage } from "node:http";
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyInstance } from "fastify";
import { type Broker, gamificationPaths } from "../../model";
import type { SandboxContext } from "../context";
import { mayConnect } from "./origins";
import { createRawSockets } from "./raw-socket";
import type { SockJsHandler } from "./sockjs";

function refuse(socket: Duplex, status: number) {
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
  );
}

const pathOf = ({ url = "/" }: IncomingMessage) => url.split("?", 1)[0] ?? "/";

/** Takes upgrades to WebSockets at the platform's addresses; a fault for the path disturbs them as any call. */
export function addUpgrades(
  app: FastifyInstance,
  context: SandboxContext,
  broker: Broker,
  sockJs: SockJsHandler,
): void {
  const rawSockets = createRawSockets(broker);
  const waiting = new Set<Duplex>();

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    if (broker.isStopped()) socket.destroy();
    else if (pathOf(request) === `${gamificationPaths.socket}/websocket`) rawSockets(request, socket, head);
    else sockJs(request, socket, head);
  }

  function disturbed(request: IncomingMessage, socket: Duplex, head: Buffer) {
    const fault = context.model.faults.take(pathOf(request));
    if (fault?.drop) return void socket.destroy();
    if (fault?.status !== undefined) return refuse(socket, fault.status);
    if (!fault?.delay) return upgrade(request, socket, head);
    waiting.add(socket);
    setTimeout(() => {
      waiting.delete(socket);
      if (!socket.destroyed) upgrade(request, socket, head);
    }, fault.delay).unref();
  }

  app.server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", () => socket.destroy());
    if (!pathOf(request).startsWith(`${gamificationPaths.socket}/`)) return refuse(socket, 404);
    if (!mayConnect(request, context)) return refuse(socket, 403);
    disturbed(request, socket, head);
  });
  app.addHook("preClose", async () => {
    for (const socket of waiting) socket.destroy();
  });
}
