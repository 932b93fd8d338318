import type { FastifyInstance } from "fastify";
import { gamificationPaths } from "../../model";
import type { SandboxContext } from "../context";
import { mayConnect } from "./origins";
import { createSockJs } from "./sockjs";
import { addUpgrades } from "./upgrades";

/** SockJS under `/ws`, a bare WebSocket at `/ws/websocket`, and one broker behind both. */
export async function addGamification(app: FastifyInstance, context: SandboxContext): Promise<void> {
  const { broker } = context;
  const sockJs = createSockJs(broker);
  addUpgrades(app, context, broker, sockJs);
  app.addHook("preClose", async () => {
    broker.close();
  });
  await app.register(async (scope) => {
    // SockJS reads the bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => {
      done(null);
    });
    for (const url of [gamificationPaths.socket, `${gamificationPaths.socket}/*`]) {
      scope.route({
        method: ["GET", "POST"],
        url,
        handler(request, reply) {
          if (!mayConnect(request.raw, context)) return reply.code(403).send();
          reply.hijack();
          if (broker.isStopped()) request.raw.socket.destroy();
          else sockJs(request.raw, reply.raw);
          return reply;
        },
      });
    }
  });
}
