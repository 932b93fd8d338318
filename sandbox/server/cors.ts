import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import { expiringHeader, jwtHeader, statelessHeaders } from "../model";
import type { SandboxContext } from "./context";

/** Opens the account area to the demo site, to no other origin, and never with cookies. */
export async function allowSite(app: FastifyInstance, { origins }: SandboxContext): Promise<void> {
  await app.register(cors, {
    origin: (origin, answer) => {
      answer(null, origin === origins.site ? origins.site : false);
    },
    methods: ["GET", "POST"],
    allowedHeaders: ["authorization", "content-type", jwtHeader, ...statelessHeaders],
    exposedHeaders: ["Date", expiringHeader],
    credentials: false,
  });
}
