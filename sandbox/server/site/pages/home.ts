import { formatEuros } from "../../../../src/i18n";
import { type DemoPlayer, demoPassword, demoPlayers, type Restriction } from "../../../model";
import { html, type Html } from "../html";
import type { Page, PageRequest } from "../page";
import { bonusCarouselElement, responsibleGamingElement } from "../widgets";
import { moderation } from "./moderation";

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

const trial = html`<section class="panel" id="prova" aria-labelledby="prova-titolo">
  <h2 id="prova-titolo">Per provare</h2>
  <p>
    Premi «Accedi» in alto e usa uno di questi nomi. La password è <code>${demoPassword}</code> per tutti.
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

const hero = html`<div class="hero">
  <div class="hero-text">
    <p class="eyebrow">Sito dimostrativo</p>
    <h1>Il conto, i bonus e i tavoli dal vivo di un sito di gioco</h1>
    <p class="lead">
      Vetrina raccoglie gli elementi che un operatore italiano inserisce nelle proprie pagine. Qui stanno in
      una pagina vera, accanto a testi veri, e parlano con servizi simulati.
    </p>
    <p class="actions">
      <a class="button" href="/calendario">Vedi i movimenti</a>
      <a class="button button-quiet" href="#pagine">Tutte le pagine</a>
    </p>
  </div>
  ${trial}
</div>`;

interface Destination {
  readonly href: string;
  readonly title: string;
  readonly text: string;
  readonly ready?: true;
}

const destinations: readonly Destination[] = [
  {
    href: "/calendario",
    title: "Movimenti",
    text: "Le operazioni del conto, cercate per data con il calendario.",
    ready: true,
  },
  {
    href: "/live-casino",
    title: "Casinò live",
    text: "I tavoli aperti e quelli chiusi, con il tempo che manca all’apertura.",
    ready: true,
  },
  {
    href: "/bonus/dettaglio",
    title: "Bonus",
    text: "Importo, durata e condizioni di un bonus, una accanto all’altra.",
    ready: true,
  },
  {
    href: "/gamification",
    title: "Tornei e premi",
    text: "I tornei con la classifica, i traguardi, le missioni e i premi da riscuotere.",
    ready: true,
  },
  {
    href: "/tour",
    title: "Visita guidata",
    text: "I comandi principali del sito, spiegati un passo alla volta.",
    ready: true,
  },
  {
    href: "/blog",
    title: "Blog",
    text: "Quote, promozioni e limiti spiegati, con i bonus in corso nella colonna a lato.",
    ready: true,
  },
  {
    href: "/conto",
    title: "Il tuo conto",
    text: "Scommesse aperte, pause e autoesclusione. Serve l’accesso.",
    ready: true,
  },
];

const destinationCard = ({ href, title, text, ready }: Destination): Html =>
  html`<li class="card">
    <span class="badge${ready ? " badge-ready" : ""}">${ready ? "Disponibile" : "In preparazione"}</span>
    <h3><a href="${href}">${title}</a></h3>
    <p>${text}</p>
  </li>`;

/** The home page. */
export function home({ variants }: PageRequest): Page {
  return {
    title: "Home",
    main: html`${hero} ${bonusCarouselElement(variants.language, { limit: "4" })}
      <section id="pagine" aria-labelledby="pagine-titolo">
        <h2 id="pagine-titolo">Le pagine del sito</h2>
        <ul class="cards">
          ${destinations.map(destinationCard)}
        </ul>
      </section>
      ${moderation(responsibleGamingElement(variants.language))}`,
  };
}
