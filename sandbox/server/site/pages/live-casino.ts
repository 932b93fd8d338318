import { type LiveTable, type TableKind, tableKinds } from "../../../model";
import { html, type Html } from "../html";
import type { Page, PageRequest } from "../page";
import { liveCasinoCardElement } from "../widgets";

const providers = { CasinoGamePT: "Playtech", EvolutionGame: "Evolution" } as const;

const kinds = Object.entries(tableKinds) as [TableKind, string][];

const shortcut = ([kind, name]: readonly [TableKind, string]): Html =>
  html`<li><a href="#${kind}">${name}</a></li>`;

/** The tables of a kind, by provider, because each provider has its own rules. */
function tablesOf(
  [kind, name]: readonly [TableKind, string],
  tables: readonly LiveTable[],
  card: (table: LiveTable) => Html,
): Html {
  const ofKind = tables.filter((table) => table.kind === kind);
  const ofProviders = Object.entries(providers).map(([provider, providerName]) => {
    const own = ofKind.filter((table) => table.provider === provider);
    return html`<div class="tables-of-provider">
      <p class="eyebrow">${providerName}, ${own.length} tavoli</p>
      <ul class="tables">
        ${own.map((table) => html`<li>${card(table)}</li>`)}
      </ul>
    </div>`;
  });
  return html`<section id="${kind}" aria-labelledby="${kind}-titolo">
    <h2 id="${kind}-titolo">${name}</h2>
    ${ofProviders}
  </section>`;
}

/** `/live-casino`: all tables of both providers. Until the library starts, each is a link to the page of its table. */
export function liveCasino({ variants, context, query }: PageRequest): Page {
  const tables = context.model.tables.all();
  const requestedId = query.get("tavolo");
  const card = (table: LiveTable) => liveCasinoCardElement(variants.language, table);
  return {
    title: "Casinò live",
    main: html`<div class="page-head">
        <h1>Casinò live</h1>
        <p class="lead">
          I tavoli dal vivo di due fornitori, con il loro stato del momento. Dei tavoli chiusi si vede quanto
          manca all’apertura, quando è noto. Per entrare serve l’accesso.
        </p>
        ${requestedId !== null && aboutTable(context.model.tables.find(requestedId))}
        <nav aria-label="Giochi">
          <ul class="shortcuts">
            ${kinds.map(shortcut)}
          </ul>
        </nav>
      </div>
      ${kinds.map((kind) => tablesOf(kind, tables, card))}`,
  };
}

/** The target of a card's link without the library: information about the table. */
function aboutTable(table: LiveTable | undefined): Html {
  if (!table) return html`<p class="note">Questo tavolo non c’è, o non c’è più.</p>`;
  return html`<p class="note">
    <strong>${table.name}</strong>, ${providers[table.provider]}. Per aprire un tavolo la pagina deve poter
    eseguire i propri script.
  </p>`;
}
