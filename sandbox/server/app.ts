import fastify, { type FastifyInstance } from "fastify";
import { failure } from "../model";
import type { SandboxContext } from "./context";

/** Maximum length of a request body. */
const maxBytes = 1_000_000;

const statusOf = (error: unknown) => {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === "number" && status >= 400 && status < 500 ? status : 500;
};

/**
 * Creates a server with the parts that both servers share. Each response is marked as simulated and contains
 * the model's time.
 */
export function createApp({ model, servers, quiet }: SandboxContext): FastifyInstance {
  const app = fastify({ forceCloseConnections: true, bodyLimit: maxBytes });
  servers.add(app.server);
  app.addHook("onRequest", async (_, reply) => {
    reply.header("x-vetrina-simulated", "true");
    reply.header("x-content-type-options", "nosniff");
  });
  app.addHook("onSend", async (_, reply) => {
    reply.header("date", new Date(model.clock.now()).toUTCString());
  });
  app.setErrorHandler((error, _, reply) => {
    const status = statusOf(error);
    if (status === 500 && !quiet) console.error(error);
    const message = error instanceof Error ? error.message : String(error);
    const answer = failure(status, status === 500 ? "INTERNAL" : "BAD_REQUEST", message);
    return reply.code(answer.status).send(answer.body);
  });
  return app;
}
