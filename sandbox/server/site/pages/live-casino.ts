import { html, type Html } from "../../../../markup/html";
import type { LiveTable } from "../../../model";
import { pageHead, type Page, type PageRequest } from "../page";
import { liveCasinoCardElement, liveCasinoLobbyElement } from "../widgets";

const providers = { CasinoGamePT: "Playtech", EvolutionGame: "Evolution" } as const;

/**
 * `/live-casino`: the lobby with all tables of both providers. Until the library starts, each card is a link
 * to information about its table.
 */
export function liveCasino({ variants, context, query }: PageRequest): Page {
  const tables = context.model.tables.all();
  const requestedId = query.get("tavolo");
  const card = (table: LiveTable) => liveCasinoCardElement(variants.language, table);
  return {
    title: "Casinò live",
    main: html`${pageHead("Casinò live", "Ogni tavolo si apre in una nuova scheda.", requestedId !== null && aboutTable(context.model.tables.find(requestedId)))}
    ${liveCasinoLobbyElement(variants.language, tables.map(card))}`,
  };
}

/** Information about a table. Without the library, the table's card links to it. */
function aboutTable(table: LiveTable | undefined): Html {
  if (!table) return html`<p class="note">Questo tavolo non c’è, o non c’è più.</p>`;
  return html`<p class="note">
    <strong>${table.name}</strong>, ${providers[table.provider]}. Si apre dalla sua scheda, qui sotto, quando
    gli script della pagina sono arrivati.
  </p>`;
}
