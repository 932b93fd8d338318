import { html } from "../../../../markup/html";
import { pageHead, type Page, type PageRequest } from "../page";
import { tourElement } from "../widgets";

const keys = [
  ["Freccia destra", "il passo dopo; all’ultimo non conclude"],
  ["Freccia sinistra", "il passo prima"],
  ["Esc", "interrompe, dopo una conferma"],
  ["Tab", "i comandi del riquadro e dell’elemento mostrato"],
] as const;

const stops = [
  ["Il conto", "Dove si accede, e dove sono saldo e messaggi."],
  ["I tavoli", "Come si scelgono per gioco, e quando aprono."],
  ["Le offerte", "Dove sono condizioni e durata di un bonus."],
] as const;

/** `/tour`: a guided tour over three pages of the site. */
export function tour({ variants }: PageRequest): Page {
  return {
    title: "Visita guidata",
    main: html`${pageHead("Visita guidata", "Sei passi, da interrompere quando vuoi.", tourElement(variants.language))}
      <section aria-labelledby="tappe">
        <h2 id="tappe">Che cosa si vede</h2>
        <ul class="columns">
          ${stops.map(
            ([title, text]) =>
              html`<li>
                <h3>${title}</h3>
                <p>${text}</p>
              </li>`,
          )}
        </ul>
      </section>
      <details class="more">
        <summary>Con la tastiera</summary>
        <ul class="plain-list">
          ${keys.map(([key, effect]) => html`<li><strong>${key}</strong>: ${effect}.</li>`)}
        </ul>
      </details>`,
  };
}
