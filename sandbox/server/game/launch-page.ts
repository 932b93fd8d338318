import type { Launch } from "../../model";
import { styleAddress } from "../library/addresses";
import type { SandboxContext } from "../context";
import { html, type Html } from "../site/html";
import { readSiteStyle } from "../site/styles";

function gameDocument(context: SandboxContext, title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="it">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="${context.origins.site}${styleAddress(readSiteStyle(context))}" />
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

/** The page that replaces a real table. It names the table and the player, and says that it is simulated. */
export function launchedPage(context: SandboxContext, { player, table }: Launch): string {
  const network = table.network ? html` della rete <code>${table.network}</code>` : "";
  return gameDocument(
    context,
    table.name,
    html`<p class="lead">
        Qui il fornitore aprirebbe il tavolo <code>${table.gameId}</code>${network} per ${player.displayName}.
        È una pagina simulata: non si gioca e non si punta nulla.
      </p>
      <p>
        La sessione di gioco è stata verificata e non vale una seconda volta. Puoi chiudere questa scheda.
      </p>`,
  );
}

export function refusedPage(context: SandboxContext): string {
  return gameDocument(
    context,
    "Il tavolo non si può aprire",
    html`<p class="lead">
      La sessione di gioco manca, è scaduta o è già stata usata, oppure il tavolo non è aperto. Torna alla
      pagina del casinò live e apri il tavolo da lì.
    </p>`,
  );
}
