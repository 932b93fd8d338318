import type { FastifyInstance, FastifyReply } from "fastify";
import { launchTable, liveCasinoPaths } from "../../model";
import type { SandboxContext } from "../context";
import { launchedPage, refusedPage } from "./launch-page";

const formType = "application/x-www-form-urlencoded";

const sendPage = (reply: FastifyReply, { origins }: SandboxContext, status: number, markup: string) =>
  reply
    .code(status)
    .type("text/html; charset=utf-8")
    .headers({
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; style-src ${origins.site}; font-src ${origins.site}; base-uri 'none'; frame-ancestors 'none'`,
      "referrer-policy": "no-referrer",
    })
    .send(markup);

/** Adds the route that opens a table. It accepts only a form with a token for one game. */
export function addGame(app: FastifyInstance, context: SandboxContext): void {
  app.addContentTypeParser(formType, { parseAs: "string" }, (_, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  app.post(liveCasinoPaths.launch, (request, reply) => {
    const launch = launchTable(context.model, request.body);
    return launch
      ? sendPage(reply, context, 200, launchedPage(context, launch))
      : sendPage(reply, context, 403, refusedPage(context));
  });
  app.get(liveCasinoPaths.launch, (_, reply) => sendPage(reply, context, 403, refusedPage(context)));
}
