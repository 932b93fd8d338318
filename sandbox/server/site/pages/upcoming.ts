import { html } from "../html";
import type { RenderPage } from "../page";

interface Announcement {
  readonly title: string;
  readonly lead: string;
  /** The future contents of the page, one sentence each. */
  readonly contents: readonly string[];
}

const createPage = ({ title, lead, contents }: Announcement): RenderPage => {
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

export const tour = createPage({
  title: "Visita guidata",
  lead: "Una breve guida ai comandi del sito, un passo alla volta. Si può interrompere in ogni momento.",
  contents: ["Dove si trova il saldo.", "Come si sceglie una data.", "Come si imposta una pausa di gioco."],
});
