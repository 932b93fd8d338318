import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { expiringHeader, faultAnswer } from "../model";
import type { SandboxContext } from "./context";
import { isControl, pathOf } from "./requests";

/** Waits; false where the sandbox was closed meanwhile, and nobody is there any more to be answered. */
const waited = (milliseconds: number, closing: AbortSignal) =>
  wait(milliseconds, true, { signal: closing }).catch(() => false);

/**
 * Disturbs the calls that tests asked to have disturbed. After the body was read, so that the journal has it; not
 * preflights, or a fault for one call would be spent before the call.
 */
export function applyFaults(app: FastifyInstance, { model }: SandboxContext): void {
  const closing = new AbortController();
  app.addHook("preClose", async () => {
    closing.abort();
  });
  app.addHook("preHandler", async (request, reply) => {
    if (request.method === "OPTIONS" || isControl(request)) return;
    const path = pathOf(request);
    const fault = model.faults.take(path);
    if (!fault) return;
    const isOpen = !fault.delay || (await waited(fault.delay, closing.signal));
    if (fault.drop || !isOpen) {
      reply.hijack();
      request.raw.socket.destroy();
      return;
    }
    if (fault.expiring) reply.header(expiringHeader, "true");
    const answer = faultAnswer(path, fault);
    if (!answer) return;
    reply.code(answer.status).header("cache-control", "no-store").type(answer.type);
    return reply.send(answer.text === "" ? undefined : answer.text);
  });
}
