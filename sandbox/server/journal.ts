import type { FastifyInstance, FastifyRequest } from "fastify";
import type { JournalEntry } from "../model";
import type { SandboxContext } from "./context";
import { flatHeaders, isControl, pathOf } from "./requests";

/**
 * Adds calls to the model's journal. It adds an entry as soon as a call arrives, so that tests see calls that
 * still wait for a response. It ignores preflight requests, because tests count the calls of the library, not
 * those of the browser.
 */
export function keepJournal(
  app: FastifyInstance,
  { model }: SandboxContext,
  isJournaled: (path: string) => boolean,
): void {
  const entries = new WeakMap<FastifyRequest, JournalEntry>();
  app.addHook("onRequest", async (request) => {
    if (request.method === "OPTIONS" || isControl(request) || !isJournaled(pathOf(request))) return;
    const { method, url: path } = request;
    entries.set(request, model.journal.add({ method, path, headers: flatHeaders(request) }));
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
