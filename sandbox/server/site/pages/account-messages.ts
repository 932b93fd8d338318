import { html, type Html } from "../html";
import type { Page, PageRequest } from "../page";

interface Message {
  readonly title: string;
  readonly text: string;
}

/** As many as the demo player Giulia has not read. */
const messages: readonly Message[] = [
  {
    title: "Documento verificato",
    text: "Il documento che hai inviato è valido: la verifica del conto è conclusa.",
  },
  {
    title: "Riepilogo del mese",
    text: "Il riepilogo di depositi, prelievi, giocate e vincite del mese scorso è fra i tuoi movimenti.",
  },
  {
    title: "Limite di deposito",
    text: "Il limite settimanale che hai scelto è in vigore. Per alzarlo servono sette giorni, per abbassarlo nessuno.",
  },
];

const item = ({ title, text }: Message): Html =>
  html`<li class="card">
    <h2>${title}</h2>
    <p>${text}</p>
  </li>`;

/** `/conto/messaggi`: a page of the site itself, to which the header leads. Vetrina only shows how many are unread. */
export function accountMessages(_: PageRequest): Page {
  return {
    title: "Messaggi del conto",
    sessionRequired: true,
    siteId: "1",
    main: html`<div class="page-head">
        <h1>Messaggi del conto</h1>
        <p class="lead">
          Messaggi di esempio di Giulia, la giocatrice di prova. Quelli su tornei e premi sono in
          <a href="/gamification/messaggi">Tornei e premi</a>.
        </p>
      </div>
      <ul class="cards">
        ${messages.map(item)}
      </ul>`,
  };
}
