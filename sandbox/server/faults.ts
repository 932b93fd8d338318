import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyReply } from "fastify";
import { expiringHeader, type Fault, type FaultBody, refused } from "../model";
import type { SandboxContext } from "./context";
import { isControl, pathOf } from "./requests";

const bodies: Readonly<Record<FaultBody, { readonly type: string; readonly text: string }>> = {
  malformed: { type: "application/json", text: '{"statusCode":200,"result":{' },
  html: { type: "text/html", text: "<!doctype html><title>Manutenzione</title><p>Torniamo presto.</p>" },
  empty: { type: "application/json", text: "" },
};

/** A cut or malformed script must still look like one, or the browser refuses it for its type alone. */
const typeFor = (path: string, body: FaultBody) =>
  path.endsWith(".js") && body !== "html" ? "text/javascript" : bodies[body].type;

function sendFault(reply: FastifyReply, path: string, { status = 200, body }: Fault): FastifyReply {
  reply.code(status).header("cache-control", "no-store");
  if (body) return reply.type(`${typeFor(path, body)}; charset=utf-8`).send(bodies[body].text);
  const answer = refused(status, "SIMULATED_FAULT", "Guasto simulato.");
  return reply.send(status >= 400 ? answer.body : undefined);
}

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
    if (fault.status !== undefined || fault.body) return sendFault(reply, path, fault);
  });
}
