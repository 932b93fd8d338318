import { html, type Html } from "../html";
import type { Page, PageRequest } from "../page";
import { gamificationElement } from "../widgets";

type Language = PageRequest["variants"]["language"];

/** The panels in reading order: the id, which a link at the top leads to, the link's text, and the place in the grid. */
const panels = [
  ["tornei", "Tornei in corso", "competitions", ""],
  ["classifica", "Classifica", "leaderboard", "play-side"],
  ["traguardi", "Traguardi", "achievements", "play-wide"],
  ["missioni", "Missioni", "missions", ""],
  ["premi", "Premi", "awards", "play-side"],
] as const;

const shortcut = ([id, name]: (typeof panels)[number]): Html => html`<li><a href="#${id}">${name}</a></li>`;

const panel = (language: Language, [id, , name, place]: (typeof panels)[number]): Html =>
  place === "play-side"
    ? html`<div id="${id}" class="${place}">${gamificationElement(language, name)}</div>`
    : gamificationElement(language, name, { id, ...(place && { class: place }) });

/** Information that players need before they join. */
export const gamificationNotes = html`<section class="panel panel-quiet" aria-labelledby="regole">
  <h2 id="regole">Prima di partecipare</h2>
  <p>
    Partecipare è facoltativo e non costa nulla; si può lasciare in ogni momento, con lo stesso numero di
    passi. Chi ha un’autoesclusione o una pausa di gioco non vede inviti, ma può riscuotere ciò che ha già
    vinto. <a href="/gioco-responsabile">Limiti, pause e autoesclusione</a>
  </p>
</section>`;

/** `/gamification/pannelli`: the gamification panels, each on its own, arranged as an operator would. */
export function gamificationPanels({ variants }: PageRequest): Page {
  const { language } = variants;
  return {
    title: "I pannelli, uno per uno",
    main: html`<div class="page-head">
        <h1>Tornei, traguardi e premi</h1>
        <p class="lead">Che cosa è in corso: regole, date, premi.</p>
        <nav aria-label="In questa pagina">
          <ul class="shortcuts">
            ${panels.map(shortcut)}
          </ul>
        </nav>
      </div>
      ${gamificationElement(language, "notificationsOfPanels")}
      <div class="play">${panels.map((each) => panel(language, each))}</div>
      ${gamificationNotes}`,
  };
}
