import { html, type Html } from "../../../../markup/html";
import { servedPicture } from "../../../model";
import { pageHead, type Page, type PageRequest } from "../page";
import { bonusCarouselElement } from "../widgets";

const articles = [
  {
    id: "quote",
    topic: "Scommesse",
    picture: "football",
    title: "Come si legge una quota",
    paragraphs: [
      "Una quota decimale dice quanto si riceve per ogni euro giocato, puntata compresa. A 1,80, cinque euro ne restituiscono nove: quattro di vincita e i cinque iniziali.",
      "La quota contiene anche una stima: 1 diviso 1,80 fa 0,56, cioè il 56 per cento. Sommando le stime di tutti gli esiti di un evento si supera sempre 100: la differenza è il margine dell’operatore.",
      "Per questo, sul lungo periodo, chi gioca perde in media quel margine. Nessun sistema di puntate lo elimina.",
    ],
  },
  {
    id: "requisito",
    topic: "Promozioni",
    picture: "gift",
    title: "Che cosa chiede un bonus, prima di accettarlo",
    paragraphs: [
      "L’importo è solo una parte dell’offerta. L’altra sono le condizioni: quante volte va giocato, su quali giochi, con quale quota minima ed entro quando.",
      "Un bonus di 20 € da giocare cinque volte chiede 100 € di puntate. Se alla scadenza mancano anche pochi euro, il bonus e le vincite che ne derivano si perdono.",
      "Conviene leggere le condizioni per intero e rinunciare quando chiedono di giocare più di quanto si farebbe senza.",
    ],
  },
  {
    id: "tavoli",
    topic: "Casinò live",
    picture: "roulette",
    title: "Perché un tavolo è chiuso",
    paragraphs: [
      "I tavoli dal vivo hanno orari, come le persone che li conducono. Quando l’apertura è vicina la scheda del tavolo mostra il tempo che manca; altrimenti dice solo che è chiuso.",
      "Il tempo mostrato è quello vero: viene dal fornitore e non riparte da capo.",
    ],
  },
  {
    id: "limiti",
    topic: "Giocare con misura",
    picture: "shield",
    title: "Limite, pausa, autoesclusione: le differenze",
    paragraphs: [
      "Il limite di deposito stabilisce quanto si può versare in un periodo. Si abbassa subito; per alzarlo servono alcuni giorni.",
      "La pausa sospende il gioco per poco, anche solo per una parte dei giochi. L’autoesclusione vale presso tutti i concessionari e, finché dura, il sito non mostra né bonus né tavoli da aprire.",
    ],
  },
] as const;

const articleSection = ({
  id,
  topic,
  picture,
  title,
  paragraphs: [first, ...others],
}: (typeof articles)[number]): Html =>
  html`<article class="article panel" aria-labelledby="${id}">
    <img src="${servedPicture(picture, "mobile")}" alt="" width="600" height="338" />
    <div class="article-text">
      <p class="eyebrow">${topic}</p>
      <h2 id="${id}">${title}</h2>
      <p>${first}</p>
      <details class="more">
        <summary>Leggi tutto<span class="visually-hidden">: ${title}</span></summary>
        ${others.map((paragraph) => html`<p>${paragraph}</p>`)}
      </details>
    </div>
  </article>`;

/** `/blog`: articles, and the bonus carousel in its variant for narrow columns. */
export function blog({ variants }: PageRequest): Page {
  return {
    title: "Blog",
    main: html`${pageHead("Blog", "Giochi e offerte, spiegati senza promesse.")}
      <div class="main-and-aside">
        <div class="articles">${articles.map(articleSection)}</div>
        <aside aria-label="Promozioni">${bonusCarouselElement(variants.language, { variant: "blog" })}</aside>
      </div>`,
  };
}
