import cors, { type FastifyCorsOptions } from "@fastify/cors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  accountPaths,
  bonusPaths,
  expiringHeader,
  gamificationPaths,
  jwtHeader,
  liveCasinoPaths,
  statelessHeaders,
} from "../model";
import type { SandboxContext } from "./context";
import { pathOf } from "./requests";

/** Headers that the host of each service must allow (deployment section 3). */
const allowedHeaders = {
  account: ["authorization", "content-type", jwtHeader, ...statelessHeaders],
  gamificationToken: ["authorization"],
  public: [],
  other: ["authorization", "content-type"],
} as const;

const accountArea = new Set<string>(Object.values(accountPaths));
const publicServices = new Set<string>([
  ...Object.values(bonusPaths),
  liveCasinoPaths.playtechFeed,
  liveCasinoPaths.evolutionFeed,
]);

/**
 * All services share a host here. An operator may have a separate host for each service, so each service has
 * its own list.
 */
function serviceAt(path: string): keyof typeof allowedHeaders {
  if (accountArea.has(path)) return "account";
  if (publicServices.has(path)) return "public";
  return path === gamificationPaths.token ? "gamificationToken" : "other";
}

/** Allows cross-origin calls from the demo site only, and never with cookies. */
export async function allowSite(app: FastifyInstance, { origins }: SandboxContext): Promise<void> {
  type Decide = (error: null, options: FastifyCorsOptions) => void;
  await app.register(cors, () => (request: FastifyRequest, decide: Decide) => {
    decide(null, {
      origin: request.headers.origin === origins.site ? origins.site : false,
      methods: ["GET", "POST"],
      allowedHeaders: [...allowedHeaders[serviceAt(pathOf(request))]],
      exposedHeaders: ["Date", expiringHeader],
      credentials: false,
    });
  });
}
