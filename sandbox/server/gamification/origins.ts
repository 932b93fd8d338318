import type { IncomingMessage } from "node:http";
import type { SandboxContext } from "../context";

/** The demo site and clients without an origin (not browsers) may connect; other sites may not. */
export const isAllowedOrigin = ({ headers: { origin } }: IncomingMessage, { origins }: SandboxContext) =>
  origin === undefined || origin === origins.site;
