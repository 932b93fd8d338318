import { html } from "../html";
import type { Page, PageRequest } from "../page";
import { responsibleGamingElement } from "../widgets";
import { limits, odds } from "./moderation";

/** `/gioco-responsabile`: limits, pauses, self-exclusion and odds. The footer of each page links to it. */
export const responsibleGamingPage = ({ variants }: PageRequest): Page => ({
  title: "Giocare con misura",
  main: html`<div class="page-head">
      <h1>Giocare con misura</h1>
      <p class="lead">Limiti, pause, autoesclusione, probabilità.</p>
    </div>
    ${responsibleGamingElement(variants.language)}
    <section id="misura" aria-labelledby="misura-titolo">
      <h2 id="misura-titolo">Limiti, pause e autoesclusione</h2>
      ${limits}
    </section>
    ${odds}`,
});
