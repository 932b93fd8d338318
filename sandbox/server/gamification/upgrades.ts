import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyInstance } from "fastify";
import { gamificationPaths, type JournalEntry } from "../../model";
import type { SandboxContext } from "../context";
import { flatHeaders, pathOf } from "../requests";
import { createRawSockets, type SockJsHandler } from "./sockets";

/**
 * Connections are allowed from the demo site and from clients that send no origin because they are not
 * browsers. Other sites must not connect.
 */
export const isAllowedOrigin = ({ headers: { origin } }: IncomingMessage, { origins }: SandboxContext) =>
  origin === undefined || origin === origins.site;

/** A request for an upgrade to a WebSocket. */
interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
  /** The request's entry in the journal. */
  readonly entry: JournalEntry;
}

function refuse({ socket, entry }: Upgrade, status: number) {
  entry.status = status;
  const reason = STATUS_CODES[status] ?? "";
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/**
 * Handles upgrades to WebSockets at the platform's URLs. Faults apply to these upgrades as they apply to
 * calls.
 */
export function addUpgrades(app: FastifyInstance, context: SandboxContext, sockJs: SockJsHandler): void {
  const { model, broker } = context;
  const rawSockets = createRawSockets(broker);
  const waiting = new Set<Duplex>();

  function accept({ request, socket, head, entry }: Upgrade) {
    if (broker.isStopped()) return void socket.destroy();
    entry.status = 101;
    const serve = pathOf(request) === `${gamificationPaths.socket}/websocket` ? rawSockets : sockJs;
    serve(request, socket, head);
  }

  function acceptLater(upgrade: Upgrade, delay: number) {
    const { socket } = upgrade;
    waiting.add(socket);
    setTimeout(() => {
      waiting.delete(socket);
      if (!socket.destroyed) accept(upgrade);
    }, delay).unref();
  }

  function answer(upgrade: Upgrade) {
    const { request, socket } = upgrade;
    if (!pathOf(request).startsWith(`${gamificationPaths.socket}/`)) return refuse(upgrade, 404);
    if (!isAllowedOrigin(request, context)) return refuse(upgrade, 403);
    const fault = model.faults.take(pathOf(request));
    if (fault?.drop) return void socket.destroy();
    if (fault?.status !== undefined) return refuse(upgrade, fault.status);
    if (fault?.delay) return acceptLater(upgrade, fault.delay);
    return accept(upgrade);
  }

  app.server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", () => socket.destroy());
    const { url: path = "/" } = request;
    const entry = model.journal.add({ method: "GET", path, headers: flatHeaders(request) });
    answer({ request, socket, head, entry });
  });
  app.addHook("preClose", async () => {
    for (const socket of waiting) socket.destroy();
  });
}
