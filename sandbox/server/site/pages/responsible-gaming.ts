import { type Html, html } from "../../../../markup/html";
import { pageHead, type Page, type PageRequest } from "../page";
import { responsibleGamingElement } from "../widgets";

/** How to limit or stop playing. */
const limits = html`<div class="columns">
    <div>
      <h3>Limiti di deposito</h3>
      <p>
        All’apertura del conto si stabilisce quanto si può versare. Abbassare il limite ha effetto subito;
        alzarlo richiede alcuni giorni.
      </p>
    </div>
    <div>
      <h3>Pausa di gioco</h3>
      <p>
        Si può sospendere il gioco per un periodo breve, anche solo per una parte dei giochi. Durante la pausa
        il conto resta consultabile.
      </p>
    </div>
    <div>
      <h3>Autoesclusione</h3>
      <p>
        Vale presso tutti i concessionari italiani, per 30, 60 o 90 giorni oppure senza scadenza. Finché dura
        non si può giocare con nessuno di loro.
      </p>
    </div>
  </div>
  <p class="note">
    Se il gioco pesa su di te o su una persona vicina, il Telefono Verde nazionale
    <a href="tel:800558822">800&nbsp;55&nbsp;88&nbsp;22</a> dell’Istituto superiore di sanità risponde in
    forma anonima e gratuita.
  </p>`;

const odds = html`<section id="probabilita" aria-labelledby="probabilita-titolo">
  <h2 id="probabilita-titolo">Probabilità di vincita</h2>
  <p class="measure">
    Ogni gioco ha una percentuale di restituzione e probabilità proprie, indicate nelle sue regole. Descrivono
    ciò che accade su un numero molto grande di giocate: non dicono nulla della prossima, e una serie di esiti
    negativi non rende più probabile una vincita.
  </p>
</section>`;

/**
 * Responsible-gaming information: how to limit or stop playing, and the odds.
 *
 * @param inForce markup that shows the player's current restrictions
 */
export const moderation = (inForce: Html) =>
  html`<section id="misura" aria-labelledby="misura-titolo">
      <h2 id="misura-titolo">Giocare con misura</h2>
      ${inForce} ${limits}
    </section>
    ${odds}`;

/** `/gioco-responsabile`: limits, pauses, self-exclusion and odds. The footer of each page links to it. */
export const responsibleGamingPage = ({ variants }: PageRequest): Page => ({
  title: "Giocare con misura",
  main: html`${pageHead("Giocare con misura", "Limiti, pause, autoesclusione, probabilità.")}
    ${responsibleGamingElement(variants.language)}
    <section id="misura" aria-labelledby="misura-titolo">
      <h2 id="misura-titolo">Limiti, pause e autoesclusione</h2>
      ${limits}
    </section>
    ${odds}`,
});
