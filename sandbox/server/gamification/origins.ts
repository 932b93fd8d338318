import type { IncomingMessage } from "node:http";
import type { SandboxContext } from "../context";

/** The demo site may come, and who is no page; no other site. */
export const mayConnect = ({ headers: { origin } }: IncomingMessage, { origins }: SandboxContext) =>
  origin === undefined || origin === origins.site;
