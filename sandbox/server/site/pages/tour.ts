import { html } from "../html";
import type { Page, PageRequest } from "../page";
import { tourElement } from "../widgets";

const keys = [
  ["Freccia destra", "il passo dopo; all’ultimo non conclude"],
  ["Freccia sinistra", "il passo prima"],
  ["Esc", "interrompe, dopo una conferma"],
  ["Tab", "i comandi del riquadro e dell’elemento mostrato"],
] as const;

/** `/tour`: a guided tour over three pages of the site. */
export function tour({ variants }: PageRequest): Page {
  return {
    title: "Visita guidata",
    main: html`<div class="page-head">
        <h1>Visita guidata</h1>
        <p class="lead">
          Dove si accede al conto, come si trovano i tavoli, come si legge un’offerta: sette passi su tre
          pagine. Si può interrompere in ogni momento, e dopo un ricaricamento continua da dov’era.
        </p>
        ${tourElement(variants.language)}
      </div>
      <section aria-labelledby="tasti">
        <h2 id="tasti">Con la tastiera</h2>
        <ul class="plain-list">
          ${keys.map(([key, effect]) => html`<li><strong>${key}</strong>: ${effect}.</li>`)}
        </ul>
      </section>
      <section aria-labelledby="riguardo">
        <h2 id="riguardo">Chi non vede tutto</h2>
        <p>
          Durante un’autoesclusione o una pausa di gioco la visita salta i passi che mostrano tavoli e bonus.
        </p>
      </section>`,
  };
}
