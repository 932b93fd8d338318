import { html } from "../html";
import type { Page, PageRequest } from "../page";
import { responsibleGamingElement } from "../widgets";
import { moderation } from "./moderation";

/** `/gioco-responsabile`: limits, pauses, self-exclusion and odds. The footer of each page links to it. */
export const responsibleGamingPage = ({ variants }: PageRequest): Page => ({
  title: "Gioco responsabile",
  main: html`<div class="page-head">
      <h1>Gioco responsabile</h1>
      <p class="lead">Limiti, pause, autoesclusione e probabilità di vincita.</p>
    </div>
    ${moderation(responsibleGamingElement(variants.language))}`,
});
