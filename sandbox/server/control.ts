import type { FastifyInstance, FastifyRequest, HTTPMethods } from "fastify";
import { controls, refused } from "../model";
import { forgetConnections } from "./connections";
import type { SandboxContext } from "./context";
import { sendAnswer } from "./requests";

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

const isLocal = (request: FastifyRequest) => loopback.test(request.ip);

const refusedElsewhere = refused(403, "BAD_REQUEST", "the controls answer on this machine only");

/** The controls of architecture section 5; both origins have them, over one shared model. */
export function addControls(app: FastifyInstance, context: SandboxContext): void {
  for (const [name, run] of Object.entries(controls)) {
    const [method = "", url = ""] = name.split(" ");
    app.route({
      method: method as HTTPMethods,
      url,
      handler(request, reply) {
        if (!isLocal(request)) return sendAnswer(reply, refusedElsewhere);
        const answer = run(context.model, request.body);
        if (name === "POST /sandbox/faults") forgetConnections(context);
        return sendAnswer(reply, answer);
      },
    });
  }
}
