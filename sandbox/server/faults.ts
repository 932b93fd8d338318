import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { expiringHeader, faultAnswer } from "../model";
import type { SandboxContext } from "./context";
import { isControl, pathOf } from "./requests";

/**
 * Waits, but stops when the sandbox is closed, so that clients do not keep waiting for a response. @returns
 * false if the sandbox was closed
 */
const waitUnlessClosing = (milliseconds: number, closing: AbortSignal) =>
  // The promise rejects only if the wait is aborted.
  wait(milliseconds, true, { signal: closing }).catch(() => false);

/**
 * Applies the faults that tests have added. It runs after the body was parsed, so that the journal contains
 * the body. It ignores preflight requests, which would use up a fault that a test added for one call.
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
    const isOpen = !fault.delay || (await waitUnlessClosing(fault.delay, closing.signal));
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
