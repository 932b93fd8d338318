import type { FastifyInstance } from "fastify";
import { gamificationPaths } from "../../model";
import type { SandboxContext } from "../context";
import { createSockJs } from "./sockets";
import { isAllowedOrigin, addUpgrades } from "./upgrades";

/** Adds SockJS under `/ws` and a plain WebSocket at `/ws/websocket`. Both use the same broker. */
export async function addGamification(app: FastifyInstance, context: SandboxContext): Promise<void> {
  const { broker } = context;
  const sockJs = createSockJs(broker);
  addUpgrades(app, context, sockJs);
  app.addHook("preClose", async () => {
    broker.close();
  });
  await app.register(async (scope) => {
    // SockJS parses the bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => {
      done(null);
    });
    for (const url of [gamificationPaths.socket, `${gamificationPaths.socket}/*`]) {
      scope.route({
        method: ["GET", "POST"],
        url,
        handler(request, reply) {
          if (!isAllowedOrigin(request.raw, context)) return reply.code(403).send();
          reply.hijack();
          if (broker.isStopped()) request.raw.socket.destroy();
          else sockJs(request.raw, reply.raw);
          return reply;
        },
      });
    }
  });
}
