import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import { type Answer, controls } from "../model";

/** The path of a request, without its query, and decoded as the router does: `/%73andbox/` is `/sandbox/`. */
export function pathOf({ url = "/" }: { readonly url?: string | undefined }): string {
  const path = url.split("?", 1)[0] ?? "/";
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const controlPaths = new Set(Object.keys(controls).map((control) => control.split(" ")[1]));

/**
 * True for requests to the controls. Faults do not apply to these requests, and the journal does not contain
 * them.
 */
export function isControl(request: FastifyRequest): boolean {
  return controlPaths.has(pathOf(request));
}

/** The headers of a request; the values of a repeated header are joined. */
export function flatHeaders({ headers }: { readonly headers: IncomingHttpHeaders }): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** Adds a route for each entry of a table whose keys are method and path. */
export function addRoutes<Entry>(
  app: FastifyInstance,
  table: Readonly<Record<string, Entry>>,
  answer: (entry: Entry, request: FastifyRequest, name: string) => Answer,
): void {
  for (const [name, entry] of Object.entries(table)) {
    const [method, url] = name.split(" ") as [HTTPMethods, string];
    app.route({ method, url, handler: (request, reply) => sendAnswer(reply, answer(entry, request, name)) });
  }
}

/** Sends a response of the model. It must not be cached. */
export function sendAnswer(reply: FastifyReply, answer: Answer): FastifyReply {
  return reply.code(answer.status).header("cache-control", "no-store").send(answer.body);
}
