import { html, type Html } from "../../../../markup/html";
import type { LiveTable } from "../../../model";
import { pageHead, type Page, type PageRequest } from "../page";
import { liveCasinoCardElement, liveCasinoLobbyElement } from "../widgets";

const providers = { CasinoGamePT: "Playtech", EvolutionGame: "Evolution" } as const;

/** `/live-casino`: all tables of both providers, in the lobby. Until the library starts, each is a link to its page. */
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

/** The target of a card's link without the library: information about the table. */
function aboutTable(table: LiveTable | undefined): Html {
  if (!table) return html`<p class="note">Questo tavolo non c’è, o non c’è più.</p>`;
  return html`<p class="note">
    <strong>${table.name}</strong>, ${providers[table.provider]}. Si apre dalla sua scheda, qui sotto, quando
    gli script della pagina sono arrivati.
  </p>`;
}
