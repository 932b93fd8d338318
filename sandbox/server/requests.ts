import type { FastifyReply, FastifyRequest } from "fastify";
import { type Answer, controls } from "../model";

/** The path of a request, without its query. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split("?", 1)[0] ?? "/";
}

const controlPaths = new Set(Object.keys(controls).map((control) => control.split(" ")[1]));

/** True for the controls themselves, which are never disturbed nor written down. */
export function isControl(request: FastifyRequest): boolean {
  return controlPaths.has(pathOf(request));
}

/** The token of `Authorization: Bearer …`. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
}

/** Sends an answer of the model; no cache may keep it. */
export function sendAnswer(reply: FastifyReply, answer: Answer): FastifyReply {
  return reply.code(answer.status).header("cache-control", "no-store").send(answer.body);
}
