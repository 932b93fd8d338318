import { html, type Html } from "../../../../markup/html";
import { pageHead, type Page, type PageRequest, type RenderPage } from "../page";
import { gamificationElement } from "../widgets";

type Language = PageRequest["variants"]["language"];

/**
 * The panels in reading order. Each has an id, the text of its link, its name, and its position in the grid.
 */
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
const gamificationNotes = html`<section class="panel panel-quiet" aria-labelledby="regole">
  <h2 id="regole">Prima di partecipare</h2>
  <p>
    Partecipare è facoltativo e non costa nulla; si può lasciare in ogni momento, con lo stesso numero di
    passi. Chi ha un’autoesclusione o una pausa di gioco non vede inviti, ma può riscuotere ciò che ha già
    vinto. <a href="/gioco-responsabile">Limiti, pause e autoesclusione</a>
  </p>
</section>`;

/** `/gamification/pannelli`: the gamification panels as separate elements, arranged as an operator might. */
export function gamificationPanels({ variants }: PageRequest): Page {
  const { language } = variants;
  return {
    title: "I pannelli, uno per uno",
    main: html`${pageHead(
        "Tornei, traguardi e premi",
        "Che cosa è in corso: regole, date, premi.",
        html`<nav aria-label="In questa pagina">
          <ul class="shortcuts">
            ${panels.map(shortcut)}
          </ul>
        </nav>`,
      )}
      ${gamificationElement(language, "notificationsOfPanels")}
      <div class="play">${panels.map((each) => panel(language, each))}</div>
      ${gamificationNotes}`,
  };
}

type PanelName = Parameters<typeof gamificationElement>[1];

/** A short page with some panels. @param notes content below the panels */
export const shortPage =
  (title: string, lead: string, panels: readonly PanelName[], notes?: Html): RenderPage =>
  ({ variants: { language } }) => ({
    title,
    main: html`${pageHead(title, lead)} ${panels.map((panel) => gamificationElement(language, panel))}
    ${notes}`,
  });

/** `/gamification`: the whole platform in the hub. */
export function gamification({ variants: { language } }: PageRequest): Page {
  return {
    title: "Tornei e premi",
    main: html`${pageHead("Tornei, traguardi e premi", "Che cosa è in corso: regole, date, premi.")}
    ${gamificationElement(language, "notifications")} ${gamificationElement(language, "hub")}
    ${gamificationNotes}`,
  };
}

/** `/gamification/gioca`: the instant wins and their results. */
export const instantWins = shortPage(
  "Giochi istantanei",
  "Gratuiti: l’esito è deciso in partenza.",
  ["instantWin"],
  html`<section class="panel panel-quiet" aria-labelledby="prima">
    <h2 id="prima">Prima di giocare</h2>
    <p>
      Il risultato resta finché non lo chiudi, anche se ricarichi la pagina. Ciò che ricevi è tra i
      <a href="/gamification#vetrina-premi">premi</a>.
      <a href="/gioco-responsabile">Limiti, pause e autoesclusione</a>
    </p>
  </section>`,
);

/** `/gamification/messaggi`: the inbox, and the achievements to which some of its messages refer. */
export function messages({ variants }: PageRequest): Page {
  const { language } = variants;
  return {
    title: "Messaggi",
    main: html`${pageHead("Messaggi", "Le comunicazioni su ciò a cui partecipi.")}
      ${gamificationElement(language, "notifications")}
      <div class="play">
        ${gamificationElement(language, "messages", { class: "play-wide", id: "messaggi" })}
        ${gamificationElement(language, "achievements", { class: "play-wide" })}
      </div>`,
  };
}
