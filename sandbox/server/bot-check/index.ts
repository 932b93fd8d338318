import type { FastifyInstance, FastifyReply } from "fastify";
import { botCheckPaths } from "../../model";
import type { SandboxContext } from "../context";
import { sendAnswer } from "../requests";
import { recaptchaScript } from "./recaptcha-script";
import { sandboxScript } from "./sandbox-script";
import { turnstileFrame, turnstileScript } from "./turnstile-script";

type Query = Readonly<Record<string, string | undefined>>;

const uncached = (reply: FastifyReply, type: string) =>
  reply.type(`${type}; charset=utf-8`).header("cache-control", "no-store");

/** The providers' scripts, by path. */
const scripts: readonly (readonly [path: string, script: (query: Query) => string])[] = [
  [botCheckPaths.script, () => sandboxScript],
  [botCheckPaths.recaptcha, ({ render = "" }) => recaptchaScript(false, render)],
  [botCheckPaths.recaptchaEnterprise, ({ render = "" }) => recaptchaScript(true, render)],
  [botCheckPaths.turnstile, () => turnstileScript],
];

/** Adds the routes of the simulated bot checks to the site's server. */
export function addBotCheck(app: FastifyInstance, { model }: SandboxContext): void {
  for (const [path, script] of scripts)
    app.get(path, (request, reply) =>
      uncached(reply, "text/javascript").send(script(request.query as Query)),
    );
  app.get(botCheckPaths.turnstileFrame, (request, reply) => {
    const { language = "", theme = "" } = request.query as Query;
    return uncached(reply, "text/html").send(turnstileFrame(language, theme));
  });
  app.post(botCheckPaths.token, (_, reply) =>
    sendAnswer(reply, { status: 200, body: { token: model.botChecks.issue() } }),
  );
}
