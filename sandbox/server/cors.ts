import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import { expiringHeader, jwtHeader, statelessHeaders } from "../model";
import type { SandboxContext } from "./context";

/** Allows cross-origin calls from the demo site, and from no other origin. Cookies are never allowed. */
export async function allowSite(app: FastifyInstance, { origins }: SandboxContext): Promise<void> {
  await app.register(cors, {
    origin: (origin, decide) => {
      decide(null, origin === origins.site ? origins.site : false);
    },
    methods: ["GET", "POST"],
    allowedHeaders: ["authorization", "content-type", jwtHeader, ...statelessHeaders],
    exposedHeaders: ["Date", expiringHeader],
    credentials: false,
  });
}
