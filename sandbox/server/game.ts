import type { FastifyInstance, FastifyReply } from "fastify";
import { html, type Html } from "../../markup/html";
import { type Launch, launchTable, liveCasinoPaths } from "../model";
import type { SandboxContext } from "./context";
import { styleUrl } from "./library/urls";
import { readSiteStyle } from "./site/styles";

function gameDocument(context: SandboxContext, title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="it">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="${context.origins.site}${styleUrl(readSiteStyle(context))}" />
      </head>
      <body>
        <main>
          <div class="page-head">
            <p class="eyebrow">Servizio simulato</p>
            <h1>${title}</h1>
            ${content}
          </div>
        </main>
      </body>
    </html> `.markup;
}

/**
 * The page that replaces a real table. It shows the names of the table and the player, and states that the
 * table is simulated.
 */
function launchedContent({ player, table }: Launch): Html {
  const network = table.network ? html` della rete <code>${table.network}</code>` : "";
  return html`<p class="lead">
      Qui il fornitore aprirebbe il tavolo <code>${table.gameId}</code>${network} per ${player.displayName}. È
      una pagina simulata: non si gioca e non si punta nulla.
    </p>
    <p>
      La sessione di gioco è stata verificata e non vale una seconda volta. Puoi chiudere questa scheda.
    </p>`;
}

const refusedContent = html`<p class="lead">
  La sessione di gioco manca, è scaduta o è già stata usata, oppure il tavolo non è aperto. Torna alla pagina
  del casinò live e apri il tavolo da lì.
</p>`;

const formType = "application/x-www-form-urlencoded";

/** Sends the page for a launch. Without a launch, it sends a page that explains the refusal. */
function sendPage(reply: FastifyReply, context: SandboxContext, launch?: Launch) {
  const { site } = context.origins;
  return reply
    .code(launch ? 200 : 403)
    .type("text/html; charset=utf-8")
    .headers({
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; style-src ${site}; font-src ${site}; base-uri 'none'; frame-ancestors 'none'`,
      "referrer-policy": "no-referrer",
    })
    .send(
      launch
        ? gameDocument(context, launch.table.name, launchedContent(launch))
        : gameDocument(context, "Il tavolo non si può aprire", refusedContent),
    );
}

/** Adds the route that opens a table. It accepts only a form with a token for one game. */
export function addGame(app: FastifyInstance, context: SandboxContext): void {
  app.addContentTypeParser(formType, { parseAs: "string" }, (_, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  app.post(liveCasinoPaths.launch, ({ body }, reply) =>
    sendPage(reply, context, launchTable(context.model, body)),
  );
  app.get(liveCasinoPaths.launch, (_, reply) => sendPage(reply, context));
}
