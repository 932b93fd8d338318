import { html, type Html } from "../../../../markup/html";
import { snippet } from "../../../../markup/snippet";
import { formatEuros } from "../../../../src/i18n/money";
import { bonusCarouselDescription } from "../../../../widgets/bonus-carousel/description";
import { type DemoPlayer, demoPassword, demoPlayers, type LiveTable, type Restriction } from "../../../model";
import type { Page, PageRequest } from "../page";
import { bonusCarouselElement, liveCasinoCardElement, responsibleGamingElement } from "../widgets";
import { moderation } from "./responsible-gaming";

const restrictions: Readonly<Record<Restriction, string>> = {
  none: "può giocare",
  "self-exclusion": "autoescluso",
  "game-pause": "in pausa di gioco",
};

const playerRow = ({ username, balance, restriction }: DemoPlayer): Html =>
  html`<tr>
    <th scope="row"><code>${username}</code></th>
    <td class="figure">${formatEuros(balance, "it")}</td>
    <td>${restrictions[restriction]}</td>
  </tr>`;

const trial = html`<section class="panel trial" id="prova" aria-labelledby="prova-titolo">
  <h2 id="prova-titolo">Per provare</h2>
  <p>
    Premi «Accedi» in alto, oppure apri <a href="/conto">il tuo conto</a>, e usa uno di questi nomi. La
    password è <code>${demoPassword}</code> per tutti.
  </p>
  <table class="table">
    <thead>
      <tr>
        <th scope="col">Nome</th>
        <th scope="col" class="figure">Saldo</th>
        <th scope="col">Stato</th>
      </tr>
    </thead>
    <tbody>
      ${demoPlayers.map(playerRow)}
    </tbody>
  </table>
</section>`;

/** The three kinds of readers. Each has a link to its section. */
const readers = [
  ["#autori", "Scrivi le pagine?", "Una riga di HTML da copiare, o un componente di AEM e WordPress."],
  ["#prova", "Vuoi vederlo da giocatore?", "Tre nomi di prova: con saldo, in autoesclusione e in pausa."],
  ["#sviluppatori", "Sviluppi il sito?", "Pacchetto npm, componenti React, eventi del DOM."],
] as const;

const readerLink = ([href, title, text]: (typeof readers)[number]): Html =>
  html`<li>
    <a href="${href}"><strong>${title}</strong> <span>${text}</span></a>
  </li>`;

const hero = html`<div class="hero">
  <div class="hero-text">
    <p class="eyebrow">Per chi sviluppa e per chi scrive le pagine</p>
    <h1>Gli elementi di un sito di gioco, pronti per le tue pagine</h1>
    <p class="lead">Ogni elemento si scrive in una riga di HTML. Qui tutti parlano con servizi simulati.</p>
    <nav aria-label="Per chi è Vetrina">
      <ul class="readers">
        ${readers.map(readerLink)}
      </ul>
    </nav>
  </div>
  ${trial}
</div>`;

/** Pages that together show most of the library. */
const destinations = [
  ["/calendario", "Calendario", "Le operazioni del conto, cercate per data con il calendario."],
  ["/live-casino", "Casinò live", "I tavoli aperti e quelli chiusi, con il tempo che manca all’apertura."],
  ["/bonus/dettaglio", "Bonus", "Importo, durata e condizioni di un bonus, una accanto all’altra."],
  [
    "/gamification",
    "Tornei e premi",
    "I tornei con la classifica, i traguardi, le missioni e i premi da riscuotere.",
  ],
  ["/tour", "Visita guidata", "I comandi principali del sito, spiegati un passo alla volta."],
  [
    "/gamification/gioca",
    "Giochi istantanei",
    "Le giocate ricevute in premio: ruote, carte da grattare, scatole.",
  ],
  ["/blog", "Blog", "Quote, promozioni e limiti, spiegati con esempi."],
  ["/conto", "Il tuo conto", "Scommesse aperte, pause e autoesclusione. Serve l’accesso."],
] as const;

const destinationCard = ([href, title, text]: (typeof destinations)[number]): Html =>
  html`<li class="card">
    <h3><a href="${href}">${title}</a></h3>
    <p>${text}</p>
  </li>`;

const forPlayers = html`<section id="giocatori" aria-labelledby="giocatori-titolo">
  <h2 id="giocatori-titolo">Per chi gioca</h2>
  <div class="columns">
    <div>
      <h3>Le condizioni accanto all’importo</h3>
      <p>Di ogni bonus si leggono subito requisiti, quota minima e scadenza, quando il servizio li indica.</p>
    </div>
    <div>
      <h3>Nessun invito a chi si è fermato</h3>
      <p>Chi è in pausa o si è autoescluso vede il conto e i limiti, e non trova inviti a giocare.</p>
    </div>
    <div>
      <h3>Con la tastiera e con lo screen reader</h3>
      <p>Tutto si usa senza mouse, ingrandito al 200% e con i colori ad alto contrasto.</p>
    </div>
  </div>
  <h3 id="pagine">Le pagine del sito</h3>
  <ul class="cards destinations">
    ${destinations.map(destinationCard)}
  </ul>
</section>`;

type Language = PageRequest["variants"]["language"];

const carouselFields = { limit: "3" } as const;

/** The section for authors: the bonus carousel below its markup. */
const forAuthors = (language: Language): Html =>
  html`<section id="autori" aria-labelledby="autori-titolo">
    <h2 id="autori-titolo">Per chi scrive le pagine</h2>
    <p class="measure">
      Questa riga mette nella pagina i bonus in corso. In AEM e in WordPress gli stessi campi si compilano in
      una finestra. <a href="/docs/">Tutti gli elementi, con attributi ed esempi da copiare</a>
    </p>
    <pre class="sample" tabindex="0" role="region" aria-label="HTML dei bonus"><code>${snippet(
      bonusCarouselDescription,
      { attributes: carouselFields },
      language,
    )}</code></pre>
    ${bonusCarouselElement(language, carouselFields)}
  </section>`;

/** The section for developers: a live table, and links. */
const forDevelopers = (language: Language, table: LiveTable): Html =>
  html`<section id="sviluppatori" aria-labelledby="sviluppatori-titolo">
    <h2 id="sviluppatori-titolo">Per chi sviluppa</h2>
    <div class="columns">
      <div>
        <p>
          Un pacchetto npm con un componente React per ogni elemento, tipi compresi. Gli elementi funzionano
          anche senza React, e dicono quello che fanno con eventi del DOM.
        </p>
        <p><a href="/docs/npm.html">Il pacchetto npm, un componente alla volta</a></p>
        <p><a href="/gamification/pannelli">I pannelli di tornei e premi, uno per uno</a></p>
        <p><a href="/gamification/sviluppo">La connessione alla piattaforma, in tempo reale</a></p>
        <p><a href="/sviluppatori/errori">Gli errori di chi scrive le pagine, e come si trovano</a></p>
      </div>
      ${liveCasinoCardElement(language, table)}
    </div>
  </section>`;

/** The sections about the library for authors, players and developers. */
function content({ variants: { language }, context }: PageRequest): Html {
  const [table] = context.model.tables.all();
  return html`${hero} ${forAuthors(language)} ${forPlayers} ${table && forDevelopers(language, table)}`;
}

/** `/sviluppatori`: a description of the library, with user names for trying it out. */
export const developers = (request: PageRequest): Page => ({
  title: "Per chi sviluppa",
  main: content(request),
});

/**
 * `/test/home`: the page that the benchmarks and `docs/performance.md` measure. No page links to it. Its
 * widgets never change, so that measurements from different times are comparable.
 */
export const measuredHome = (request: PageRequest): Page => ({
  title: "Home",
  main: html`${content(request)} ${moderation(responsibleGamingElement(request.variants.language))}`,
});
