import { attributes, html, type Html } from "../../../../markup/html";
import { toIsoDate } from "../../../../src/definition";
import { civilDateAt } from "../../../../src/time/clock";
import { day } from "../../../model";
import { pageHead, type PageRequest, type Page } from "../page";
import { toItalianDate, responsibleGamingElement, openBetsElement } from "../widgets";

/** Content that only logged-in players see. The page reloads after a login or a logout. */
export const forPlayer = ({ player, variants, nonce }: PageRequest, what: string, content: Html): Html =>
  html`${player === undefined ? html`<p class="empty">Accedi per vedere ${what}.</p>` : content}
    <script${attributes({ nonce: variants.csp ? nonce : undefined })} src="/assets/player-page.js" defer></script>`;

/** Sample messages, as many as the demo player Giulia has not read. The age is in days. */
const messages = [
  {
    age: 1,
    title: "Documento verificato",
    text: "Il documento che hai inviato è valido: la verifica del conto è conclusa.",
  },
  {
    age: 6,
    title: "Riepilogo del mese",
    text: "Il riepilogo di depositi, prelievi, giocate e vincite del mese scorso è fra i tuoi movimenti.",
  },
  {
    age: 9,
    title: "Limite di deposito",
    text: "Il limite settimanale che hai scelto è in vigore. Per alzarlo servono sette giorni, per abbassarlo nessuno.",
  },
];

function item({ age, title, text }: (typeof messages)[number], now: number): Html {
  const date = toIsoDate(civilDateAt(now - age * day, "Europe/Rome"));
  return html`<li class="card">
    <h2>${title}</h2>
    <p>${text}</p>
    <p><time datetime="${date}">${toItalianDate(date)}</time></p>
  </li>`;
}

/**
 * `/conto/messaggi`: a page of the site itself, to which the header links. Vetrina only shows the number of
 * unread messages.
 */
export function accountMessages(request: PageRequest): Page {
  const now = request.context.model.clock.now();
  return {
    title: "Messaggi del conto",
    sessionRequired: true,
    siteId: "1",
    main: html`${pageHead(
      "Messaggi del conto",
      html`Quelli su tornei e premi sono in <a href="/gamification/messaggi">Messaggi dei tornei</a>.`,
    )}
    ${forPlayer(
      request,
      "i messaggi",
      html`<ul class="cards">
        ${messages.map((message) => item(message, now))}
      </ul>`,
    )}`,
  };
}

/**
 * `/ricarica`, the target of the header's deposit link. It is the operator's own page: Vetrina does not
 * handle payments.
 */
export function deposit({ variants }: PageRequest): Page {
  return {
    title: "Ricarica",
    sessionRequired: true,
    siteId: "1",
    main: html`${pageHead("Ricarica", "Qui c’è la cassa dell’operatore. In questa demo non si fanno pagamenti.")}
    ${responsibleGamingElement(variants.language)}`,
  };
}

/**
 * `/conto`, which requires a session, so the login dialog opens immediately for visitors. On a phone the
 * limits come first, because they may affect everything else.
 */
export function playerAccount({ variants }: PageRequest): Page {
  const { language } = variants;
  return {
    title: "Il tuo conto",
    sessionRequired: true,
    siteId: "1",
    main: html`${pageHead("Il tuo conto", "Scommesse aperte, limiti e pause.")}
      <div class="main-and-aside aside-first">
        ${responsibleGamingElement(language)} ${openBetsElement(language)}
      </div>`,
  };
}
