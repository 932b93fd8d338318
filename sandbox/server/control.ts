import type { FastifyInstance, FastifyRequest, HTTPMethods } from "fastify";
import { controls, failure } from "../model";
import { closeIdleConnections } from "./connections";
import type { SandboxContext } from "./context";
import { sendAnswer } from "./requests";

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

const isLocal = (request: FastifyRequest) => loopback.test(request.ip);

const notLocal = failure(403, "BAD_REQUEST", "the controls answer on this machine only");

/** Adds the controls of architecture section 5. Both origins have them; they control the same model. */
export function addControls(app: FastifyInstance, context: SandboxContext): void {
  for (const [name, run] of Object.entries(controls)) {
    const [method = "", url = ""] = name.split(" ");
    app.route({
      method: method as HTTPMethods,
      url,
      handler(request, reply) {
        if (!isLocal(request)) return sendAnswer(reply, notLocal);
        const answer = run(context.model, request.body);
        if (name === "POST /sandbox/faults") closeIdleConnections(context);
        return sendAnswer(reply, answer);
      },
    });
  }
}
