import type { FastifyInstance, FastifyRequest } from "fastify";
import type { JournalEntry } from "../model";
import type { SandboxContext } from "./context";
import { flatHeaders, isControl, pathOf } from "./requests";

/**
 * Writes calls into the model's journal, when they arrive and not when they end, so that a test sees a call that is
 * still waiting. Preflights are the browser's business and would only double what tests count.
 */
export function keepJournal(
  app: FastifyInstance,
  { model }: SandboxContext,
  isOfInterest: (path: string) => boolean,
): void {
  const entries = new WeakMap<FastifyRequest, JournalEntry>();
  app.addHook("onRequest", async (request) => {
    if (request.method === "OPTIONS" || isControl(request) || !isOfInterest(pathOf(request))) return;
    const entry: JournalEntry = {
      at: model.clock.now(),
      kind: "http",
      method: request.method,
      path: request.url,
      headers: flatHeaders(request),
      body: null,
      status: 0,
    };
    entries.set(request, entry);
    model.journal.add(entry);
  });
  app.addHook("preHandler", async (request) => {
    const entry = entries.get(request);
    if (entry) entry.body = request.body ?? null;
  });
  app.addHook("onSend", async (request, reply) => {
    const entry = entries.get(request);
    if (entry) entry.status = reply.statusCode;
  });
}
