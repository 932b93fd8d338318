import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  accountPaths,
  type Answer,
  checkToken,
  legacyBalance,
  login,
  type Model,
  refused,
  statelessBalance,
} from "../model";
import { type AppOptions, createApp } from "./app";
import type { SandboxContext } from "./context";
import { addControls } from "./control";
import { allowSite } from "./cors";
import { applyFaults } from "./faults";
import { keepJournal } from "./journal";
import { bearerOf, sendAnswer } from "./requests";

type Handler = (model: Model, request: FastifyRequest) => Answer;

/** The session and the address may not be known yet; a stateless call without these is a mistake of the caller. */
const neededHeaders = ["x-channel-info", "x-call-id", "x-channel-id"];

/** Refuses stateless calls that lack their headers. */
const stateless =
  (handle: Handler): Handler =>
  (model, request) => {
    const missing = neededHeaders.filter((name) => !request.headers[name]);
    return missing.length > 0
      ? refused(400, "BAD_REQUEST", `missing headers: ${missing.join(", ")}`)
      : handle(model, request);
  };

const routes: readonly (readonly ["GET" | "POST", string, Handler])[] = [
  ["POST", accountPaths.login, (model, { body }) => login(model, "legacy", body)],
  ["POST", accountPaths.statelessLogin, stateless((model, { body }) => login(model, "stateless", body))],
  ["GET", accountPaths.balance, (model, request) => legacyBalance(model, bearerOf(request), request.query)],
  [
    "GET",
    accountPaths.statelessBalance,
    stateless((model, request) => statelessBalance(model, bearerOf(request))),
  ],
  ["GET", accountPaths.checkToken, stateless((model, request) => checkToken(model, bearerOf(request)))],
];

/** The simulated account area. */
export async function createAccountServer(
  context: SandboxContext,
  options: AppOptions,
): Promise<FastifyInstance> {
  const app = createApp(context, options);
  await allowSite(app, context);
  keepJournal(app, context, () => true);
  applyFaults(app, context);
  addControls(app, context);
  for (const [method, url, handle] of routes) {
    app.route({
      method,
      url,
      handler: (request, reply) => sendAnswer(reply, handle(context.model, request)),
    });
  }
  app.setNotFoundHandler((_, reply) =>
    sendAnswer(reply, refused(404, "NOT_FOUND", "this call is not simulated")),
  );
  return app;
}
