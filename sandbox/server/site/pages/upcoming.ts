import { html } from "../html";
import type { RenderPage } from "../page";

interface Announcement {
  readonly title: string;
  readonly lead: string;
  /** What will stand on the page, one sentence each. */
  readonly contents: readonly string[];
}

const announced = ({ title, lead, contents }: Announcement): RenderPage => {
  const main = html`<div class="page-head">
      <p class="eyebrow">In preparazione</p>
      <h1>${title}</h1>
      <p class="lead">${lead}</p>
    </div>
    <section class="panel" aria-labelledby="contenuti">
      <h2 id="contenuti">Che cosa ci sarà</h2>
      <ul class="plain-list">
        ${contents.map((content) => html`<li>${content}</li>`)}
      </ul>
    </section>
    <p><a href="/">Torna alla home</a></p>`;
  return () => ({ title, main });
};

export const gamification = announced({
  title: "Traguardi",
  lead: "Obiettivi, missioni, classifiche e premi: che cosa è in corso e a che punto sei.",
  contents: [
    "Gli obiettivi e le missioni, con i passi compiuti e quelli che mancano.",
    "Le classifiche e la tua posizione.",
    "I premi ricevuti, con la loro scadenza.",
    "Nulla di tutto questo viene mostrato durante un’autoesclusione o una pausa di gioco.",
  ],
});

export const tour = announced({
  title: "Visita guidata",
  lead: "Una breve guida ai comandi del sito, un passo alla volta. Si può interrompere in ogni momento.",
  contents: ["Dove si trova il saldo.", "Come si sceglie una data.", "Come si imposta una pausa di gioco."],
});
