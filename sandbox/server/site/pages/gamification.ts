import { html, type Html } from "../html";
import type { Page, PageRequest } from "../page";
import { achievementsElement, notificationsElement } from "../widgets";

type Language = PageRequest["variants"]["language"];

/** The panels of the page, in reading order. Each has its id, which the links at the top lead to. */
const panels = (language: Language): readonly (readonly [id: string, name: string, element: Html])[] => [
  ["traguardi", "Traguardi", achievementsElement(language, { id: "traguardi", class: "play-wide" })],
];

const shortcut = ([id, name]: readonly [id: string, name: string, ...unknown[]]): Html =>
  html`<li><a href="#${id}">${name}</a></li>`;

const notes = html`<section class="panel panel-quiet" aria-labelledby="regole">
  <h2 id="regole">Prima di partecipare</h2>
  <p>
    Partecipare è facoltativo e non costa nulla; si può lasciare in ogni momento, con lo stesso numero di
    passi. Chi ha un’autoesclusione o una pausa di gioco non vede inviti, ma può riscuotere ciò che ha già
    vinto. <a href="/#misura">Limiti, pause e autoesclusione</a>
  </p>
  <p>
    Per chi sviluppa:
    <a href="/gamification/sviluppo">la connessione alla piattaforma, le chiamate e gli eventi</a>.
  </p>
</section>`;

/** `/gamification`: the gamification panels, arranged as an operator would. */
export function gamification({ variants }: PageRequest): Page {
  const shown = panels(variants.language);
  return {
    title: "Tornei e premi",
    main: html`<div class="page-head">
        <h1>Tornei, traguardi e premi</h1>
        <p class="lead">Che cosa è in corso e che cosa segue, con le regole, le date e i premi.</p>
        <nav aria-label="In questa pagina">
          <ul class="shortcuts">
            ${shown.map(shortcut)}
          </ul>
        </nav>
      </div>
      <div class="play">${shown.map(([, , panel]) => panel)}</div>
      ${notes} ${notificationsElement(variants.language)}`,
  };
}
