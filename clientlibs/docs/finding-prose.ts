import type { Bilingual } from "../../src/definition";
import { mistakeTexts } from "../../src/inspector/mistake-texts";
import { pageLabels } from "../../src/inspector/page-labels";
import type { Severity } from "../../src/inspector/reasons";

/** Those that reasons have too, those of the console, and a word of another sentence. */
type Elsewhere =
  | "misspeltAs"
  | "unknown"
  | "inspect"
  | "wrongName"
  | "notClosed"
  | "noSlots"
  | "notConfigured";

/** The sentences of findings. Those of steps of a tour tell by themselves what to do. */
export const findingTexts = {
  it: { ...mistakeTexts.it, onlyBefore: pageLabels.it.onlyBefore },
  en: { ...mistakeTexts.en, onlyBefore: pageLabels.en.onlyBefore },
};

export type FindingSentence = Exclude<keyof (typeof findingTexts)["it"], Elsewhere>;

interface Advice extends Bilingual {
  readonly severity: Severity;
}

const wrong = (it: string, en: string): Advice => ({ severity: "wrong", it, en });
const known = (it: string, en: string): Advice => ({ severity: "known", it, en });

/** What an author does about each finding of the inspector. The sentence itself is the inspector's. */
export const whatToDoAbout: Readonly<Record<FindingSentence, Advice>> = {
  placeholder: wrong(
    "Al posto dell’indirizzo di esempio va quello del servizio: lo dà chi gestisce i servizi del sito.",
    "Replace the sample by the address of the service: ask those who manage the services of the site.",
  ),
  nothingInside: wrong(
    "Scrivi dentro l’elemento quelli che la frase nomina. Se ci sono e stanno dopo, il tag di chiusura è nel punto sbagliato.",
    "Write the elements that the sentence names inside it. If they are there and come after it, the closing tag is in the wrong place.",
  ),
  noChoice: known(
    "Il visitatore ha scelto un filtro che nessuno soddisfa: con un’altra scelta si mostrano.",
    "The visitor has chosen a filter that none of them matches: another choice shows them.",
  ),
  noTable: wrong(
    "Confronta `data-game-id` e `data-provider` con ciò che ha dato chi gestisce i tavoli dal vivo.",
    "Compare `data-game-id` and `data-provider` with what those who manage the live tables have given.",
  ),
  noPicture: wrong(
    "Apri l’indirizzo dell’immagine nel browser: se non si apre, è sbagliato o il file non c’è.",
    "Open the address of the picture in the browser: if it does not open, it is wrong or the file is missing.",
  ),
  refusedPicture: wrong(
    "Metti l’immagine sul sito, oppure aggiungi la sua origine a `imageOrigins` nella configurazione.",
    "Put the picture on the site, or add its origin to `imageOrigins` in the configuration.",
  ),
  reversedDates: wrong("Scambia le due date.", "Exchange the two dates."),
  needs: wrong(
    "Scrivi l’attributo: la pagina dell’elemento dice quali valori accetta.",
    "Write the attribute: the element’s page tells which values it accepts.",
  ),
  hidesMember: wrong(
    "Cambia il nome o l’id dell’elemento della pagina, anche dove gli script del sito lo usano.",
    "Change the name or id of that element, including in the scripts of the site that use it.",
  ),
  extraName: wrong("Togli l’attributo di troppo.", "Remove the attribute that is one too many."),
  wrongSlot: wrong(
    "Correggi il nome dello slot con uno di quelli che la frase elenca.",
    "Correct the name of the slot: the sentence lists the right ones.",
  ),
  onlyBefore: known(
    "Se deve vedersi solo finché l’elemento non parte, va bene così. Se è il testo che segue, manca il tag di chiusura.",
    "If it should show only until the element starts, all is well. If it is the text that follows, the closing tag is missing.",
  ),
  badJson: wrong(
    "L’ispettore lo dice nella parte «Pagina»: correggi il blocco in quel punto.",
    "The inspector says it in the part “Page”: correct the block at that place.",
  ),
  similarBlock: wrong(
    "L’ispettore lo dice nella parte «Pagina»: correggi l’id del blocco.",
    "The inspector says it in the part “Page”: correct the id of the block.",
  ),
};
