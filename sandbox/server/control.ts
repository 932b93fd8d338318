import type { FastifyInstance, FastifyRequest } from "fastify";
import { isLocalhost } from "../../src/utils/url";
import { controls, failure } from "../model";
import { closeIdleConnections, type SandboxContext } from "./context";
import { addRoutes, pathOf, sendAnswer } from "./requests";

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/**
 * True if a request comes from this machine and was sent to `localhost`. Another site can point its own host
 * name to this machine (DNS rebinding). Requests from its pages then come from this machine, but their host
 * is that name.
 */
const isLocal = ({ ip, hostname }: FastifyRequest) =>
  loopback.test(ip) && isLocalhost(hostname.toLowerCase());

const notLocal = failure(403, "BAD_REQUEST", "/sandbox/ is available on this machine only, as localhost");

/**
 * Adds the controls of architecture section 5. Both origins have these controls, which change the same model.
 * Paths below `/sandbox/` are available only on this machine.
 */
export function addControls(app: FastifyInstance, context: SandboxContext): void {
  app.addHook("onRequest", async (request, reply) => {
    if (pathOf(request).startsWith("/sandbox/") && !isLocal(request)) return sendAnswer(reply, notLocal);
    return undefined;
  });
  addRoutes(app, controls, (run, { body }, name) => {
    if (name === "POST /sandbox/faults") closeIdleConnections(context);
    return run(context.model, body);
  });
}
