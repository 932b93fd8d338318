import { html } from "../html";
import type { Page, PageRequest } from "../page";
import { responsibleGamingElement } from "../widgets";

/** `/ricarica`, to which the header's deposit link leads. The operator's own page: Vetrina handles no payments. */
export function deposit({ variants }: PageRequest): Page {
  return {
    title: "Ricarica",
    sessionRequired: true,
    siteId: "1",
    main: html`<div class="page-head">
        <h1>Ricarica</h1>
        <p class="lead">Qui c’è la cassa dell’operatore. In questa demo non si fanno pagamenti.</p>
      </div>
      ${responsibleGamingElement(variants.language)}`,
  };
}
