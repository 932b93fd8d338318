import { html } from "../html";
import type { Page, PageRequest } from "../page";
import { gamificationElement } from "../widgets";

/** `/gamification/gioca`: the instant wins, and what has come of them. */
export function instantWins({ variants }: PageRequest): Page {
  const { language } = variants;
  return {
    title: "Giochi istantanei",
    main: html`<div class="page-head">
        <h1>Giochi istantanei</h1>
        <p class="lead">Gratuiti: l’esito è deciso in partenza.</p>
      </div>
      ${gamificationElement(language, "instantWin")}
      <section class="panel panel-quiet" aria-labelledby="prima">
        <h2 id="prima">Prima di giocare</h2>
        <p>
          Il risultato resta finché non lo chiudi, anche se ricarichi la pagina. Ciò che ricevi è tra i
          <a href="/gamification#vetrina-premi">premi</a>.
          <a href="/gioco-responsabile">Limiti, pause e autoesclusione</a>
        </p>
      </section>`,
  };
}
