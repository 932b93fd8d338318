import type { FastifyInstance } from "fastify";
import { botCheckPaths } from "../model";
import type { SandboxContext } from "./context";
import { sendAnswer } from "./requests";

/**
 * The script of the simulated bot check, as a provider would give it. Its interface:
 *
 *     window.vetrinaSandboxBotCheck = { execute(siteKey: string): Promise<string> }
 *
 * The promise gives a token that is good for one login and for two minutes; it is rejected with an `Error` where the
 * service cannot be reached or refuses. The object is there as soon as the script's `load` event was sent.
 */
const script = `(() => {
  const execute = async (siteKey) => {
    const answer = await fetch(${JSON.stringify(botCheckPaths.token)}, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ siteKey }),
      credentials: "omit",
    });
    if (!answer.ok) throw new Error("the bot check answered " + answer.status);
    const { token } = await answer.json();
    if (typeof token !== "string") throw new Error("the bot check gave no token");
    return token;
  };
  window.vetrinaSandboxBotCheck = Object.freeze({ execute });
})();
`;

/** The provider's two addresses, on the site's origin. */
export function addBotCheck(app: FastifyInstance, { model }: SandboxContext): void {
  app.get(botCheckPaths.script, (_, reply) =>
    reply.type("text/javascript; charset=utf-8").header("cache-control", "no-store").send(script),
  );
  app.post(botCheckPaths.token, (_, reply) =>
    sendAnswer(reply, { status: 200, body: { token: model.botChecks.issue() } }),
  );
}
