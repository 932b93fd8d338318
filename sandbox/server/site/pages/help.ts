import { html } from "../../../../markup/html";
import { pageHead, type Page } from "../page";

/** `/aiuto`: help for players who cannot access their account. The login dialog and the footer link to it. */
export const help = (): Page => ({
  title: "Aiuto",
  main: html`${pageHead("Aiuto", "Accesso, apertura del conto, assistenza.")}
    <section id="password" aria-labelledby="password-titolo">
      <h2 id="password-titolo">Password dimenticata</h2>
      <p class="measure">
        Un sito vero invia all’indirizzo e-mail del conto un collegamento per sceglierne un’altra. Questo sito
        è dimostrativo e non invia messaggi: per accedere ci sono
        <a href="/sviluppatori#prova">nomi di prova</a>.
      </p>
    </section>
    <section id="registrazione" aria-labelledby="registrazione-titolo">
      <h2 id="registrazione-titolo">Aprire un conto</h2>
      <p class="measure">
        Per aprire un conto di gioco servono la maggiore età, il codice fiscale e un documento valido. I
        limiti di deposito si scelgono prima del primo versamento. Qui non si aprono conti.
      </p>
    </section>
    <section id="assistenza" aria-labelledby="assistenza-titolo">
      <h2 id="assistenza-titolo">Assistenza</h2>
      <p class="measure">
        Per un’operazione che non riconosci scrivi all’assistenza, indicando data e importo: le operazioni
        sono in <a href="/movimenti">Movimenti</a>. Per fermarti o giocare meno ci sono
        <a href="/gioco-responsabile">limiti, pause e autoesclusione</a>.
      </p>
    </section>`,
});

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
