import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Call, notSimulated, serviceCalls } from "../model";
import { createApp } from "./app";
import type { SandboxContext } from "./context";
import { addControls } from "./control";
import { allowSite } from "./cors";
import { applyFaults } from "./faults";
import { addGame } from "./game";
import { addGamification } from "./gamification";
import { keepJournal } from "./journal";
import { addRoutes, flatHeaders, sendAnswer } from "./requests";

const callOf = (request: FastifyRequest): Call => ({
  headers: flatHeaders(request),
  query: request.query,
  body: request.body,
});

/** The server of the simulated services: account area, bonus manager, live-casino lobbies, game page, gamification. */
export async function createAccountServer(context: SandboxContext): Promise<FastifyInstance> {
  const app = createApp(context);
  await allowSite(app, context);
  keepJournal(app, context, () => true);
  applyFaults(app, context);
  addControls(app, context);
  addGame(app, context);
  await addGamification(app, context);
  addRoutes(app, serviceCalls, (answer, request) => answer(context.model, callOf(request)));
  app.setNotFoundHandler((_, reply) => sendAnswer(reply, notSimulated));
  return app;
}
