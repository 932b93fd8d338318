import { html } from "../html";
import type { Page } from "../page";

/** The page for unknown paths. */
export function notFoundPage(): Page {
  return {
    title: "Pagina non trovata",
    main: html`<div class="page-head">
      <h1>Pagina non trovata</h1>
      <p class="lead">
        L’indirizzo non porta a nessuna pagina di questo sito. Può darsi che contenga un errore.
      </p>
      <p><a class="button" href="/">Torna alla home</a></p>
    </div>`,
  };
}
